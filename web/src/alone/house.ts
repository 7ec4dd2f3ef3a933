/** The page's side of its own house: requests and messages go to a worker, in which Python answers them. */
import { notices } from '../shell/notices.svelte'
import { embedded } from '../wire/ends'
import { words } from '../words/index.svelte'
import { calm } from './calm'
import { stored } from './stored'

type Heard = (data: string) => void
/** What comes back from the worker: an answer by its number, what a listener hears, or that Python could not begin. */
export type FromWorker = { id: number; answer: string } | { heard: string } | { failed: string }
export type ToWorker =
  | { base: string; keeps: boolean }
  | { id: number; ask: { method: string; address: string; body: string } }
  | { id: number; connect: string }
  | { hear: string }

const waiting = new Map<number, { done: (answer: string) => void; failed: (why: Error) => void }>()
let next = 1
let listener: Heard = () => undefined
let worker: Promise<Worker> | undefined
let begin: () => void
/** When Python has begun. */
const opened = new Promise<void>((done) => (begin = done))

/** Python is begun when something is asked for the first time that is not stored. */
function begun(): Promise<Worker> {
  return (worker ??= calm().then(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'regnum' })
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      begin()
      if ('heard' in data) listener(data.heard)
      else if ('failed' in data) lost(new Error(data.failed))
      else {
        waiting.get(data.id)?.done(data.answer)
        waiting.delete(data.id)
      }
    }
    made.onerror = ({ message }) => lost(new Error(message))
    made.postMessage({ base: document.baseURI, keeps: !embedded } satisfies ToWorker)
    return made
  }))
}

function lost(why: Error): void {
  console.error(why)
  waiting.forEach(({ failed }) => failed(why))
  waiting.clear()
}

function post(message: ToWorker): void {
  void begun().then((to) => to.postMessage(message))
}

function answered(message: (id: number) => ToWorker): Promise<string> {
  const id = next++
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed })
    post(message(id))
  })
}

export async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const method = request.method ?? 'GET'
  const known = method === 'GET' && (await stored(address))
  if (known) return known
  const body = typeof request.body === 'string' ? request.body : ''
  const answer = JSON.parse(await answered((id) => ({ id, ask: { method, address, body } }))) as {
    status: number
    text: string
  }
  return new Response(answer.text, { status: answer.status })
}

export async function connect(address: string, heard: Heard): Promise<void> {
  listener = heard
  await answered((id) => ({ id, connect: new URL(address, location.origin).searchParams.get('lang') ?? '' }))
}

export function hear(text: string): void {
  post({ hear: text })
}

/** The whole folder is kept on the device, once tables can be played; after that it opens without a network. */
export async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload())
  else await opened
  // Nobody is asked for this where the page was installed, and there games are to stay.
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.()
  const kept = await serviceWorker.register('anywhere.js')
  const look = () => kept.active && kept.waiting && offer(kept.waiting)
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look))
  look()
}

/** Whoever waits gets the newer version of the folder at the next start. */
function offer(newer: ServiceWorker): void {
  const { newerIsHere, load } = words.t.alone
  notices.say(newerIsHere, { label: load, show: () => newer.postMessage('newer') })
}
