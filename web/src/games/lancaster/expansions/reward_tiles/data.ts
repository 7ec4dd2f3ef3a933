declare module '../../realm' {
  interface Data {
    reward_tile: { id: string; reward: Part[] }[]
  }
}

export {}
