/** A stroke of an icon on 24 by 24: its path, its colour and, where it is not filled, the width of its line. */
export interface Stroke {
  d: string
  fill?: string
  line?: number
  /** The colour of the line, if it is not the outline's. */
  ink?: string
}

const STEEL = '#c3c8d0'
const GOLD = '#e3b03c'
const RED = '#b5352a'
const STONE = '#b9a98c'
const SKIN = '#e9c9a4'
const HELM = 'M5 20V11C5 5 8 2.5 12 2.5S19 5 19 11v9l-4 1.5v-7h-6v7z'
const SLIT = 'M8 10.5h8v2H8z'

/** One set of signs for rewards, laws, cards and stocks. */
export const ICONS: Record<string, Stroke[]> = {
  squires: [
    { d: 'M4 22c0-6 3-9 8-9s8 3 8 9z', fill: '#3f7d78' },
    {
      d: 'M12 3.5a4.6 4.6 0 0 1 4.6 4.9C16.6 11.5 14.6 14 12 14S7.4 11.5 7.4 8.400A4.6 4.6 0 0 1 12 3.500z',
      fill: SKIN
    },
    { d: 'M6.5 8C6 3.5 8.5 1.5 12 1.500S18 3.5 17.5 8c-3-2-8-2-11 0z', fill: '#8a4b2a' }
  ],
  gold: [
    { d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', fill: GOLD },
    { d: 'M12 5.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', fill: '#f4d27a' },
    { d: 'M10.8 7.500h2.400v3.300h3.300v2.400h-3.300v3.300h-2.400v-3.300H7.500v-2.400h3.300z', fill: '#8a5f10' }
  ],
  votes: [
    { d: 'M5 3h12l3 3v15H5z', fill: '#f8f0da' },
    { d: 'M8 7.500h7M8 11h6', line: 1.3 },
    { d: 'M14.5 13a4.5 4.5 0 1 0 .01 0z', fill: RED },
    { d: 'M12.3 17.300l1.7 1.8 3-3.3', line: 1.6 }
  ],
  points: [
    { d: 'M12 1.500l3 6.7 7.3.8-5.4 4.9 1.5 7.200L12 17.400l-6.4 3.7 1.5-7.200L1.7 9l7.3-.8z', fill: GOLD },
    { d: 'M12 6l1.7 4 4.2.400-3.1 2.8.9 4.100L12 15.200z', fill: '#f6dc93' }
  ],
  new_knight: [
    { d: HELM, fill: STEEL },
    { d: SLIT, fill: '#2a2118' },
    { d: 'M17.5 13.500h3v3h3v3h-3v3h-3v-3h-3v-3h3z', fill: '#2c7a4b' }
  ],
  upgrade: [
    { d: HELM, fill: STEEL },
    { d: SLIT, fill: '#2a2118' },
    { d: 'M18.5 11l4.5 5.500h-2.800V23h-3.400v-6.500H14z', fill: GOLD }
  ],
  extension: [
    { d: 'M5 22V10H3V3h4v3h3V3h4v3h3V3h4v7h-2v12z', fill: STONE },
    { d: 'M9.5 22v-5a2.5 2.5 0 0 1 5 0v5z', fill: '#3a2d1e' },
    { d: 'M8 12.500h3M13.5 12.500h3', line: 1.2 }
  ],
  noble_any: [
    { d: 'M3.5 22c0-6 3.5-8.5 8.5-8.500s8.5 2.5 8.5 8.500z', fill: '#7d3b6b' },
    {
      d: 'M12 5.500a4.4 4.4 0 0 1 4.4 4.700c0 3-1.9 5.3-4.4 5.300s-4.4-2.3-4.4-5.300A4.4 4.4 0 0 1 12 5.500z',
      fill: SKIN
    },
    { d: 'M6.5 8L5.5 1.500l3.7 2.600L12 1l2.8 3.1 3.7-2.600L17.5 8z', fill: GOLD }
  ],
  cross_channel: [
    { d: 'M2 15h20c-1 4.5-4 6.5-7 6.500H9C6 21.5 3 19.5 2 15z', fill: '#7a4a26' },
    { d: 'M11 2h2v13h-2z', fill: '#4a2f18' },
    { d: 'M13.5 3.500C18 5 20 8.5 20.5 13h-7z', fill: '#f3ead2' },
    { d: 'M10.5 5.500C7 7 5.5 9.5 4.5 13h6z', fill: RED }
  ],
  seals: [
    {
      d: 'M12 1.500c3-.6 4 1.6 6.3 2.800s3.5 3 3 5.8.8 4.6-1 7.2-3.5 3.4-6.3 4-4.6 1.2-7-.6-4.2-3-4.4-6 -.8-4.6.9-7S8 2.2 12 1.500z',
      fill: '#a5222f'
    },
    { d: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', fill: '#8a1826' },
    { d: 'M8.5 14.500l-1-5 2.5 1.700L12 8l2 3.2 2.5-1.7-1 5z', fill: '#e59aa3' }
  ],
  dishonour: [
    { d: 'M4 3h16v9c0 5-4 7.5-8 9.5-4-2-8-4.5-8-9.500z', fill: '#5b4770' },
    { d: 'M13 3l-3 6 4 3-4 5 2 4.5', line: 2, ink: '#efe6f5' },
    { d: 'M6.5 6.500l2 2m0-2l-2 2M15.5 6.500l2 2m0-2l-2 2', line: 1.3, ink: '#efe6f5' }
  ],
  bishops: [
    { d: 'M12 1.500c4 3.5 6.5 7 6.5 11.500L17 21H7l-1.5-8C5.5 8.5 8 5 12 1.500z', fill: '#f3ead2' },
    { d: 'M11 5h2v4h3v2h-3v7h-2v-7H8V9h3z', fill: RED },
    { d: 'M6.5 18.500h11L17 22H7z', fill: GOLD }
  ],
  lord: [
    { d: 'M3 19L1.5 7.500l5.7 4L12 3l4.8 8.5 5.7-4L21 19z', fill: GOLD },
    { d: 'M3 19.500h18V23H3z', fill: '#a5222f' },
    { d: 'M12 12.500l2 2.5-2 2.5-2-2.500z', fill: RED }
  ],
  shield: [
    { d: 'M3.5 2.500h17v9c0 5.5-4 8-8.5 10.5-4.5-2.5-8.5-5-8.5-10.500z', fill: STEEL },
    { d: 'M12 2.500h8.500v9c0 5.5-4 8-8.5 10.500z', fill: '#8f97a5' },
    { d: 'M12 6.500a4 4 0 1 0 .01 0z', fill: GOLD }
  ],
  archer: [
    { d: 'M6 2c9 2.5 13 7 14 16', line: 2.2, ink: 'var(--ink)' },
    { d: 'M6 2l14 16', line: 1, ink: 'var(--ink)' },
    { d: 'M3 21L16.5 7.5', line: 1.8, ink: 'var(--ink)' },
    { d: 'M19.5 4.500l-1 5-4-4z', fill: RED },
    { d: 'M3 21l1-4 3 3z', fill: '#f3ead2' }
  ],
  tudor: [
    {
      d: 'M12 1.800c3 0 4.3 2.3 3.7 4.5 2.2-.9 5 0 5.7 2.6.8 2.7-1 4.8-3.4 5 1.6 1.7 1.5 4.5-.6 6-2.3 1.7-5 .7-5.4-1.9-.4 2.6-3.1 3.6-5.4 1.9-2.1-1.5-2.2-4.3-.6-6-2.4-.2-4.2-2.3-3.4-5 .7-2.6 3.5-3.5 5.7-2.600C7.7 4.1 9 1.8 12 1.800z',
      fill: RED
    },
    { d: 'M12 7.300a4.8 4.8 0 1 0 .01 0z', fill: '#f8f0da' },
    { d: 'M12 10a2.1 2.1 0 1 0 .01 0z', fill: GOLD }
  ],
  force: [
    { d: 'M12 1l2.2 3v10.500H9.800V4z', fill: STEEL },
    { d: 'M6 14h12v2.500H6z', fill: GOLD },
    { d: 'M10.7 16.500h2.600V21a1.3 1.3 0 0 1-2.6 0z', fill: '#7a4a26' }
  ],
  first: [
    { d: 'M5 1.500h2.200V23H5z', fill: '#7a4a26' },
    { d: 'M7.2 2.500H21l-3.5 5 3.5 5H7.200z', fill: GOLD },
    { d: 'M12 5l2-1v7h-2z', fill: '#5a3c0c' }
  ],
  lily: [
    {
      d: 'M12 1c2.5 3 3.3 5.6 2.3 9-.2.9 2.2-.5 3.3-2 1.7-1.8 4.9-.8 4.9 2 0 3.5-4.5 4.5-8 4.500H9.500C6 14.5 1.5 13.5 1.5 10c0-2.8 3.2-3.8 4.9-2 1.1 1.5 3.5 2.9 3.3 2C8.7 6.6 9.5 4 12 1z',
      fill: GOLD
    },
    { d: 'M7 14.500h10v2.300H7z', fill: '#b8862b' },
    { d: 'M10 16.800h4c-.3 2.7.3 4.3 2.6 6.200H7.400c2.3-1.9 2.9-3.5 2.6-6.200z', fill: GOLD }
  ],
  lion: [
    {
      d: 'M4 21c-1-4 0-7 2.5-9C4.5 9 5 5 8 3.500c3-2 8-1 9.5 1.500l3 1.5-1.5 3 1 2.5-3.5 1.500c1.5 2.5 2 5 1.5 7.500h-3l-.8-4-2.7 4z',
      fill: GOLD
    },
    { d: 'M13.5 6.500a1.2 1.2 0 1 0 .01 0z', fill: '#2a2118' },
    { d: 'M6.5 12c2 1.5 5 2 8 1.5', line: 1.2 }
  ]
}
/** Words of the data for what is drawn alike. */
export const ALIKE: Record<string, string> = { extensions: 'extension', nobles: 'noble_any', knighthood: 'force' }
