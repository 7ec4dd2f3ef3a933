interface Doings {
  number: (wanted: number) => void
  count: () => number
  undo: () => void
  drop: () => void
  /** To the end of what is being shown; whether something was. */
  skip: () => boolean
  confirm: () => void
  rule: () => void
  log: () => void
  /** 0 for the whole board. */
  zoom: (factor: number) => void
  /** To the next piece that explains itself, or the one before. */
  piece: (step: 1 | -1) => void
}

/** How long a second digit is waited for where lists are long, in milliseconds. */
const SECOND_DIGIT = 700

/** The keys of a table. They rest while somebody writes, and while a dialog is open. */
export function shortcuts(doings: Doings): (press: KeyboardEvent) => void {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    const wanted = Number(typed)
    typed = ''
    if (wanted) doings.number(wanted)
  }

  function digit(key: string): void {
    typed += key
    if (Number(typed) > doings.count()) typed = key
    clearTimeout(timer)
    if (Number(typed) * 10 > doings.count()) flush()
    else timer = setTimeout(flush, SECOND_DIGIT)
  }

  const keys: Record<string, () => void> = {
    u: doings.undo,
    '?': doings.rule,
    l: doings.log,
    Escape: () => doings.skip() || doings.drop(),
    '+': () => doings.zoom(1.5),
    '-': () => doings.zoom(1 / 1.5),
    '.': () => doings.piece(1),
    ',': () => doings.piece(-1)
  }

  return (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || busyElsewhere(press)) return
    if (/^\d$/.test(press.key) && (press.key !== '0' || typed)) digit(press.key)
    else if (press.key === '0') doings.zoom(0)
    else if (press.key === ' ' && !onButton(press)) {
      if (doings.skip()) press.preventDefault()
    } else if (press.key === 'Enter' && !onButton(press)) doings.confirm()
    else keys[press.key.length === 1 ? press.key.toLowerCase() : press.key]?.()
  }
}

function busyElsewhere(press: KeyboardEvent): boolean {
  const target = press.target as Element | null
  const writing = target?.matches?.('input:not([type=range]), textarea, select')
  return Boolean(writing || document.querySelector('dialog[open]'))
}

function onButton(press: KeyboardEvent): boolean {
  return Boolean((press.target as Element | null)?.closest?.('button, a, [role=button]'))
}
