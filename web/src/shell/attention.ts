import { words } from '../words/index.svelte'
import { fileAt } from '../wire/ends'
import { settings } from './settings.svelte'

/** The window's title, a notification and a knock: how a player learns that it is their turn. */
export function setTitle(page: string, turn = false): void {
  const title = page ? `${page} · ${words.t.name}` : words.t.name
  document.title = turn ? `● ${words.t.play.titleTurn} · ${title}` : title
}

/** The icon in the browser's tab has a red dot while somebody waits for an answer. */
export function showTurn(turn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = fileAt(turn ? '/crown-turn.svg' : '/crown.svg')
}

export function callToTable(title: string, sentence: string, table: string): void {
  knock()
  notify(title, sentence, table)
}

/** Time is nearly up. */
export function warn(title: string, sentence: string, table: string): void {
  bell()
  notify(title, sentence, table)
}

function notify(title: string, sentence: string, table: string): void {
  if (document.visibilityState === 'visible' || !settings.chosen.notify) return
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const note = new Notification(title, { body: sentence, icon: fileAt('/crown.svg'), tag: table })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}

let audio: AudioContext | undefined

function tone(frequency: number, at: number, length: number, loud: number): void {
  if (!settings.chosen.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.frequency.value = frequency
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** A knock: your turn. */
export function knock(): void {
  tone(180, 0, 0.12, 0.25)
  tone(150, 0.16, 0.14, 0.25)
}

/** A piece set down. */
export function tap(): void {
  tone(520, 0, 0.05, 0.05)
}

/** Something is decided. */
export function bell(): void {
  tone(660, 0, 1.4, 0.12)
  tone(990, 0.02, 1.1, 0.06)
  tone(1320, 0.04, 0.8, 0.04)
}
