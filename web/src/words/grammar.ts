export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** A number at the beginning of a sentence, in words as long as there are any, which begin with one. */
export function inWords(count: number, words: readonly string[]): string {
  return words[count - 1] ?? String(count)
}

/** In the quotation marks of one language; those that stand in the text already become its inner ones. */
export function quoting([open, close]: string[], [innerOpen, innerClose]: string[]): (text: string) => string {
  return (text) => `${open}${text.replaceAll(open!, innerOpen!).replaceAll(close!, innerClose!)}${close}`
}

/** In English: `1st`, `2nd`, `21st`. */
export function ordinal(place: number): string {
  const teen = Math.trunc(place / 10) % 10 === 1
  return `${place}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`
}

/** `Anna, Bertram and Cecily` */
export function listing(names: string[], and: string): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}

/** Numbers before nouns in one language: `2 swords`, `0 épée`. */
export function counting(language: string): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language)
  return (count, one, many) => `${count} ${rules.select(count) === 'one' ? one : many}`
}
