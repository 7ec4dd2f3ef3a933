import { sent } from './ends'
import type {
  Broken,
  Draws,
  GameFacts,
  Guide,
  Hindrance,
  Invitation,
  ServerKept,
  Language,
  Link,
  Me,
  NewTable,
  NotPossible,
  Options,
  OwnBoard,
  OwnersAnswers,
  Past,
  PersonKept,
  Possible,
  Refusal,
  Replay,
  ReviewSeen,
  Rules,
  Schema,
  SignedIn,
  Sources,
  Table,
  Transcribed,
  Value
} from './types'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

/** What every request carries: the language of sentences, proof that it comes from our own page, and who has the screen. */
export const manner: { language: Language; csrf: string; companion: number | null } = {
  language: 'en',
  csrf: '',
  companion: null
}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const joiner = path.includes('?') ? '&' : '?'
  const whose = manner.companion !== null && path.startsWith('/tables/') ? `&companion=${manner.companion}` : ''
  const answer = await reached(`${path}${joiner}lang=${manner.language}${whose}`, {
    method,
    headers: body === undefined ? headers() : { ...headers(), 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body)
  })
  return (await answer.json().catch(() => null)) as Answer
}

/** The answer to a request that was neither lost nor refused. */
async function reached(path: string, request?: RequestInit): Promise<Response> {
  const answer = await sent(`/api${path}`, request).catch(() => {
    throw new Refused({ code: 'away', reason: 'The server cannot be reached.', clause: '', legal: [] })
  })
  if (answer.ok) return answer
  const content = (await answer.json().catch(() => null)) as Refusal | null
  throw new Refused(content ?? { code: 'malformed', reason: answer.statusText, clause: '', legal: [] })
}

function headers(): Record<string, string> {
  return manner.csrf ? { 'X-CSRF-Token': manner.csrf } : {}
}

/** An answer that carries a `Me` brings the token for the next request. */
async function person(answer: Promise<Me | null>): Promise<Me | null> {
  const me = await answer
  manner.csrf = me?.csrf ?? ''
  return me
}

const once = new Map<string, Promise<unknown>>()

/** Facts that do not change while the page lives are fetched once per language. */
function fact<Answer>(path: string): Promise<Answer> {
  const key = `${manner.language} ${path}`
  let known = once.get(key) as Promise<Answer> | undefined
  if (!known) {
    known = request<Answer>('GET', path)
    known.catch(() => once.delete(key))
    once.set(key, known)
  }
  return known
}

export const api = {
  me: () => person(request('GET', '/me')),
  guest: (name: string) => person(request('POST', '/guests', { name })),
  account: (name: string, password: string) => person(request('POST', '/accounts', { name, password })),
  signIn: (name: string, password: string) => person(request('POST', '/sessions', { name, password })),
  signOut: () => person(request('DELETE', '/sessions')),
  change: (what: { name?: string; password?: string; old_password?: string; language?: Language }) =>
    person(request('PATCH', '/me', what)),
  deleteMe: () => person(request('DELETE', '/me')),
  signedIn: () => request<SignedIn[]>('GET', '/me/sessions'),
  signOutThere: (session: string) => request<SignedIn[]>('DELETE', `/me/sessions/${session}`),
  signOutEverywhere: () => person(request('DELETE', '/me/sessions')),

  resetPassword: (code: string, password: string) => person(request('POST', '/passwords', { code, password })),
  /** Tell those who look after the server of somebody at a table. */
  report: (table: string, about: string, text: string) =>
    request<null>('POST', `/reports/${table}`, { person: about, text }),
  steward: {
    seen: () => request<ServerKept>('GET', '/steward'),
    people: (name: string) => request<PersonKept[]>('GET', `/steward/people?name=${encodeURIComponent(name)}`),
    act: (account: string, what: string) => request<PersonKept>('POST', `/steward/people/${account}/${what}`),
    reset: (account: string) => request<Link>('POST', `/steward/people/${account}/reset`),
    invite: () => request<Link>('POST', '/steward/invitations'),
    table: (table: string, what: 'close' | 'remove') => request<ServerKept>('POST', `/steward/tables/${table}/${what}`),
    settle: (report: number) => request<ServerKept>('DELETE', `/steward/reports/${report}`),
    maintain: (text: string | null) =>
      text === null
        ? request<ServerKept>('DELETE', '/steward/maintenance')
        : request<ServerKept>('PUT', '/steward/maintenance', { text })
  },

  broken: () => request<Broken[]>('GET', '/broken').catch((): Broken[] => []),
  games: () => fact<GameFacts[]>('/games'),
  game: (game: string) => fact<GameFacts>(`/games/${game}`),
  gameSchema: (game: string) => fact<Schema>(`/games/${game}/schema`),
  gameData: (game: string) => fact<Record<string, unknown>>(`/games/${game}/data`),
  guide: (game: string) => fact<Guide>(`/games/${game}/guide`),
  rules: (game: string) => fact<Rules>(`/games/${game}/rules`),
  /** The specification that the rules are made from. */
  reference: (game: string) => fact<Rules>(`/games/${game}/reference`),
  /** The clauses with all these words, however inflected. */
  search: (game: string, book: 'rules' | 'reference', wanted: string) =>
    request<string[]>('GET', `/games/${game}/${book}/search?words=${encodeURIComponent(wanted)}`),
  sources: (game: string) => fact<Sources>(`/games/${game}/sources`),
  transcribe: (game: string, given: OwnersAnswers) => request<Transcribed>('POST', `/games/${game}/transcript`, given),
  /** Why what I try is not allowed; null if it is, or nobody asks for it. */
  whyNot: (table: string, tried: string) =>
    request<Hindrance | null>('GET', `/tables/${table}/why-not?tried=${encodeURIComponent(tried)}`),
  /** What I cannot answer now, and why. */
  notPossible: (table: string, picked: string) =>
    request<NotPossible[]>('GET', `/tables/${table}/not-possible?picked=${encodeURIComponent(picked)}`),
  possible: (game: string, players: number, options: Options) =>
    request<Possible>('POST', `/games/${game}/possible`, { players, options }),

  tables: (show: 'open' | 'playing' | 'over' | 'mine', before?: number) =>
    request<{ tables: Table[] }>('GET', `/tables?show=${show}${before ? `&before=${before}` : ''}`),
  table: (table: string) => request<Table>('GET', `/tables/${table}`),
  schema: (table: string) => fact<Schema>(`/tables/${table}/schema`),
  data: (table: string) => fact<Record<string, unknown>>(`/tables/${table}/data`),
  board: (table: string) => fact<OwnBoard>(`/tables/${table}/board`),
  learn: (game: string) => request<Table>('POST', `/games/${game}/lesson`),
  invitation: (table: string) => request<Invitation>('GET', `/tables/${table}/invitation`),
  /** Go on with a saved game; its remarks on chance and thoughts are not needed for that. */
  bring: (file: string, people: 'one' | 'all') =>
    request<Table>('POST', '/files', {
      people,
      file: file
        .split('\n')
        .filter((line) => !line.startsWith('#') || line.startsWith('# bot'))
        .join('\n')
    }),
  /** Sit down at the table that a terminal on the server's machine wished for. */
  claim: (wish: string) => request<Table>('POST', `/wishes/${wish}`),
  create: (table: NewTable) => request<Table>('POST', '/tables', table),
  /** Everything that may be done at a table: the last word of its path, and the body. */
  act: <Answer = Table>(table: string, what: string, body: Record<string, Value | string | boolean | null> = {}) =>
    request<Answer>('POST', `/tables/${table}/${what}`, body),
  /** A game as a saved file. */
  file: (table: string) => reached(`/tables/${table}/export`).then((answer) => answer.text()),
  fair: (table: string) => request<Draws>('GET', `/tables/${table}/fair`),
  past: (table: string, at?: number) =>
    request<Past>('GET', `/tables/${table}/past${at === undefined ? '' : `?at=${at}`}`),
  review: (table: string) => request<ReviewSeen>('GET', `/tables/${table}/review`),
  askForReview: (table: string) => request<ReviewSeen>('POST', `/tables/${table}/review`),
  replay: (table: string, at: number, seat: number | null) =>
    request<Replay>('GET', `/tables/${table}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`)
}
