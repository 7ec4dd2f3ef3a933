/** Signs of 16 by 16 in ink, for the panel of players. */
export const FACT_ICONS: Record<string, string> = {
  squires: 'M8 1a3 3 0 0 1 3 3.3C11 6.5 9.7 8 8 8S5 6.5 5 4.3A3 3 0 0 1 8 1zM2 15c0-4 2-6 6-6s6 2 6 6z',
  gold: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm-1 3h2v3h3v2H9v3H7V9H4V7h3z',
  votes: 'M3 1h8l2 2v12H3zm2 4v1h6V5zm0 3v1h4V8zm5 2-2.5 3L6 11.5l-1 1L7.5 15 11 11z',
  strength: 'M8 0l1.5 2v8h-3V2zM4 10h8v2H9v3H7v-3H4z',
  nobles:
    'M4 5L3 0l2.5 2L8 0l2.5 2L13 0l-1 5zm4 1a3 3 0 0 1 3 3c0 1.5-1.3 3-3 3S5 10.5 5 9a3 3 0 0 1 3-3zM2 16c0-2 2-3.5 6-3.5s6 1.5 6 3.5z',
  extensions: 'M3 15V7H2V2h2.5v2h2V2h3v2h2V2H14v5h-1v8h-3v-3a2 2 0 0 0-4 0v3z',
  seals:
    'M8 0c2 1 4 0 5 2s2 3 1.5 5S16 11 14 12.5 11 16 8 15.5 3 15 2 12.5-.5 9.5.5 7 1 3 3 2s3-1 5-2zm-3 10l-.8-4 2 1.3L8 5l1.8 2.3 2-1.3-.8 4z',
  bishops: 'M8 0c3 2.5 5 5 5 8l-1 4H4L3 8c0-3 2-5.5 5-8zM7 3v2H5v2h2v3h2V7h2V5H9V3zM4 13h8l-.5 3h-7z',
  dishonour: 'M2 1h6l-2 5 3 2-3 4 1.5 3.5C4.5 14 2 12 2 8zm8 0h4v7c0 4-2 6-5.5 7.5L8 12l3-4-3-2z'
}
