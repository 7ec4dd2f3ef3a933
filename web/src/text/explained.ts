import { api } from '../wire/http'
import type { Clause, Rules } from '../wire/types'

const clausesOf = (rules: Rules): Clause[] => rules.chapters.flatMap((chapter) => chapter.clauses)

/** Clauses in words for players; what they are told nothing of, as the specification says it. */
export async function explained(game: string, ids: string[]): Promise<Clause[]> {
  const told = new Map(clausesOf(await api.rules(game)).map((clause) => [clause.id, clause]))
  if (ids.some((id) => !told.has(id)))
    for (const clause of clausesOf(await api.reference(game))) if (!told.has(clause.id)) told.set(clause.id, clause)
  return ids.flatMap((id) => told.get(id) ?? [])
}
