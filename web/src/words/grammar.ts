export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** `Azure, Gules and Or` */
export function listing(names: string[], and: string): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}

/** Numbers before nouns in one language: `2 swords`, `0 épée`. */
export function counting(language: string): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language)
  return (count, one, many) => `${count} ${rules.select(count) === 'one' ? one : many}`
}
