/** Small signs of 16 by 16, drawn in one colour: on cards, seals and beside players' names. */
export const ICON = {
  sword: 'M13.5 1 15 1l0 1.5L7.6 9.9l1.5 1.5-1.2 1.2-1.6-1.6-3 3-1.3-1.3 3-3L3.4 8.1l1.2-1.2 1.5 1.5z',
  crown: 'M2 13 1 4.5l3.6 3L8 2l3.4 5.5 3.6-3L14 13z',
  castle: 'M1 14V4h2v1.5h1.5V4h2v1.5h3V4h2v1.5H13V4h2v10h-5v-3a2 2 0 0 0-4 0v3z',
  city: 'M1 14V8l3-3.5L7 8V5l2.5-3L12 5v3l3 2v4h-3v-2.5h-1.5V14H6v-3H4v3z',
  cathedral: 'M2 15V7l2-6 2 6 2-2.5L10 7l2-6 2 6v8H9.5v-2.5a1.5 1.5 0 0 0-3 0V15z',
  shield: 'M2 1h12v7c0 4-3 5.5-6 7-3-1.5-6-3-6-7z',
  card: 'M3.5 1h9L13.5 2v12l-1 1h-9l-1-1V2zm1.5 2v10h6V3z',
  pope: 'M8 0 4 6v6h8V6zm-.8 3h1.6v1.6h1.5v1.5H8.8v3H7.2v-3H5.7V4.6h1.5zM4 13h8v2H4z',
  coin: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM6.5 4H8.8v8H6.9V6H5.5z',
  hourglass:
    'M3 1h10v2c0 2.5-3 3.5-3 5s3 2.5 3 5v2H3v-2c0-2.5 3-3.5 3-5S3 5.5 3 3zm2 1.5C5 4.5 8 5.5 8 7c0-1.5 3-2.5 3-4.5z',
  voice: 'M1 6h3l6-4v12l-6-4H1zm2 5h2l1 4H4zm9-7.5c3 1.5 3 7.5 0 9z',
  dove: 'M1 5c3 0 5 1 6 3 1-4 4-6 8-6-1 2-2 4-4 5l2 2H9c-1 3-4 4-7 4 1-1 2-2 2-3-2-1-3-3-3-5z',
  ambush: 'M1 14 6 2l2 5 2-5 5 12h-2.5L8 10.5 3.5 14z',
  flag: 'M3 1h1.5v14H3zm2 1h9l-3 3.5L14 9H5z',
  unrest:
    'M7 1h2v4l2-3 1.5 1-2 3 3.5-1 .5 2-3.5 1 3.5 1-.5 2-3.5-1V15H6v-5l-3.5 1L2 9l3.5-1L2 7l.5-2L6 6 4 3l1.5-1L7 5z'
} as const
