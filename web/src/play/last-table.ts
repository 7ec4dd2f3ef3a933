import type { NewTable } from '../wire/types'

const KEY = 'regnum.tables'

/** What was chosen for a table. */
export type SetUp = Required<
  Pick<NewTable, 'game' | 'players' | 'options' | 'seats' | 'pace' | 'clock' | 'listed' | 'watchers'>
>

type Kept = Record<string, SetUp>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** The table of a game that was set up last in this browser. */
export function lastTable(game: string): SetUp | undefined {
  return kept()[game]
}

export function keepTable(table: SetUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table.game]: table }))
  } catch {
    // Private windows may refuse; next time is then like the first.
  }
}
