declare module '../../realm' {
  interface Data {
    court: { lord_strength: number; bishop_strength: number; tudor_strength: number; archer_strength: number }
    office: { id: string; tribute: string; tribute_n: number; seals: number; privilege: string }[]
  }
}

export {}
