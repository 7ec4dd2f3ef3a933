import { alone, socketTo, type Socket } from './ends'
import { manner, Refused } from './http'
import type { Frame, Message } from './types'

type Listener = (frame: Frame) => void

/** The code with which the server closes a connection whose session has ended. */
export const SIGNED_OUT = 4401

/** Milliseconds after which we ask whether the server is still there. */
const HEARTBEAT = 12_000

/** One WebSocket for the whole page. It comes back by itself, and says so to whoever must open their table again. */
export class Live {
  #socket: Socket | null = null
  #listeners = new Set<Listener>()
  #greeters = new Set<() => void>()
  #states = new Set<(open: boolean) => void>()
  #signedOut = new Set<() => void>()
  #waiting = new Map<unknown, { done: (answer: unknown) => void; refused: (why: Error) => void }>()
  #next = 1
  #tries = 0
  #heard = 0
  #pulse: ReturnType<typeof setInterval> | undefined
  #wanted = false
  #timer: ReturnType<typeof setTimeout> | undefined
  open = false
  /** Whether a connection was ever made or has failed: until then nothing is lost. */
  tried = false

  constructor(readonly made: () => Socket = socket) {
    // A house in our own worker needs no network.
    if (typeof window === 'undefined' || alone) return
    window.addEventListener('online', () => this.#hurry())
    window.addEventListener('offline', () => this.#drop())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#hurry())
  }

  connect(): void {
    this.#wanted = true
    if (this.#socket) return
    const socket = this.made()
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = performance.now()
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#beat(), HEARTBEAT)
      this.#say(true)
      this.#greeters.forEach((greet) => greet())
    }
    socket.onmessage = (message) => {
      this.#heard = performance.now()
      this.#receive(JSON.parse(message.data as string) as Frame)
    }
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT) this.#signedOut.forEach((heard) => heard())
      this.#lost(socket)
    }
  }

  /** Drop the connection and make a new one: after signing in, or with another language. */
  renew(): void {
    if (!this.#wanted) return
    const old = this.#socket
    this.#socket = null
    if (old) {
      old.onclose = null
      old.close()
    }
    this.#fail()
    this.connect()
  }

  send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Send and wait for the answer. */
  ask(message: Message): Promise<unknown> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(away())
    const id = this.#next++
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused })
      this.send({ ...message, id })
    })
  }

  hear(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called at every connection, the first and all later ones. */
  greet(greeter: () => void): () => void {
    this.#greeters.add(greeter)
    if (this.open) greeter()
    return () => this.#greeters.delete(greeter)
  }

  /** Called when the server closes the connection because the session has ended, here or elsewhere. */
  whenSignedOut(heard: () => void): void {
    this.#signedOut.add(heard)
  }

  watch(state: (open: boolean) => void): () => void {
    this.#states.add(state)
    state(this.open)
    return () => this.#states.delete(state)
  }

  #receive(frame: Frame): void {
    if (frame.kind === 'done' || frame.kind === 'refused') {
      const waiting = this.#waiting.get(frame.id)
      if (waiting) {
        this.#waiting.delete(frame.id)
        if (frame.kind === 'done') waiting.done(frame.answer)
        else waiting.refused(new Refused(frame))
      }
    }
    if (frame.kind === 'hello') manner.csrf = frame.me?.csrf ?? manner.csrf
    this.#listeners.forEach((listener) => listener(frame))
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    clearInterval(this.#pulse)
    this.#say(false)
    this.#fail()
    if (!this.#wanted) return
    const wait = Math.min(10_000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6)
    this.#timer = setTimeout(() => this.connect(), wait)
  }

  /** Whether anybody is still there shows when they answer: a connection that is silent for two beats is none. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (performance.now() - this.#heard > 2 * HEARTBEAT) this.#drop()
    else this.send({ do: 'ping' })
  }

  /** The connection is lost, even if nobody has closed it. */
  #drop(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onclose = socket.onmessage = socket.onopen = null
    socket.close()
    this.#lost(socket)
  }

  #hurry(): void {
    if (!this.#wanted || this.#socket) return
    clearTimeout(this.#timer)
    this.connect()
  }

  #fail(): void {
    this.#waiting.forEach(({ refused }) => refused(away()))
    this.#waiting.clear()
  }

  #say(open: boolean): void {
    this.tried = true
    this.open = open
    this.#states.forEach((state) => state(open))
  }
}

function away(): Refused {
  return new Refused({ code: 'away', reason: 'The connection is being restored.', clause: '', legal: [] })
}

function socket(): Socket {
  return socketTo(`/api/live?lang=${manner.language}`)
}

export const live = new Live()
