/** The little Markdown that rules are written in, as plain data: no HTML is ever made from text. */
export type Inline =
  | { kind: 'text' | 'em' | 'code'; text: string }
  | { kind: 'strong'; inline: Inline[] }
  /** To a clause, which is then called by its id where nothing else is said, or to a piece. */
  | { kind: 'link'; text: string; to: string }

export type Block =
  | { kind: 'heading'; level: number; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\[([^\]]+)\]\(([\w-]+)\)|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,3}-R?\d+[a-z]?)\b/g
const LINK = /\[[^\]]+\]\(([\w-]+)\)/g
const CLAUSE = /^[A-Z]+-R?\d+[a-z]?$/

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, label, to, strong, em, code, clause] = match
    if (label !== undefined) found.push({ kind: 'link', text: label, to: to! })
    else if (strong !== undefined) found.push({ kind: 'strong', inline: inline(strong) })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'link', text: clause!, to: clause! })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

export const isClause = (target: string) => CLAUSE.test(target)

/** Where the links of a text lead. */
export const linksOf = (text: string): string[] => [...text.matchAll(LINK)].map((match) => match[1]!)

/** The words alone. */
export const plainly = (parts: Inline[]): string =>
  parts.map((part) => (part.kind === 'strong' ? plainly(part.inline) : part.text)).join('')

export function blocks(text: string): Block[] {
  const lines = text.split('\n')
  const found: Block[] = []
  let at = 0
  const run = (test: (line: string) => boolean) => {
    const begin = at
    while (at < lines.length && test(lines[at]!)) at++
    return lines.slice(begin, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#+)\s+(.*)$/.exec(line)
    if (!line.trim()) at++
    else if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, inline: inline(heading[2]!) })
      at++
    } else if (isRow(line)) found.push(table(run(isRow)))
    else if (isItem(line)) found.push(list(run((next) => isItem(next) || /^\s+\S/.test(next))))
    else found.push({ kind: 'paragraph', inline: inline(run((next) => isPlain(next)).join(' ')) })
  }
  return found
}

const isRow = (line: string) => line.startsWith('|')
const isItem = (line: string) => /^\s*[-*]\s+/.test(line)
const isPlain = (line: string) => Boolean(line.trim()) && !isRow(line) && !isItem(line) && !/^#+\s/.test(line)

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inline(cell.trim()))
    )
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}

function list(lines: string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*[-*]\s+/, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return { kind: 'list', items: items.map(inline) }
}
