declare module '../../realm' {
  interface Data {
    dungeon: { capacity: number }
    dishonour_space: { first: number; second: number }[]
  }
}

export {}
