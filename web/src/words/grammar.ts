export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** `Anna, Bertram and Cecily` */
export function listing(names: string[], and: string): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
