/** The little Markdown that rules are written in, as plain data: no HTML is ever made from text. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'clause'; id: string }

export type Block =
  | { kind: 'heading'; level: number; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,3}-R?\d+[a-z]?)\b/g

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'strong', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'em', text: match[2] })
    else if (match[3] !== undefined) found.push({ kind: 'code', text: match[3] })
    else found.push({ kind: 'clause', id: match[4]! })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

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
