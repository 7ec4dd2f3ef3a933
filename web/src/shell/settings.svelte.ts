import { embedded } from '../wire/ends'
import { manner } from '../wire/http'
import type { Language } from '../wire/types'

export type Palette = 'heraldic' | 'clear' | 'grey'
export type Light = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'reduced'
export type Pace = 'calm' | 'brisk' | 'instant'

/** What pauses between moments are multiplied by. */
const PACES: Record<Pace, number> = { calm: 1, brisk: 0.4, instant: 0 }

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }

const KEY = 'regnum.settings'

const defaults = {
  language: preferredLanguage(),
  palette: 'heraldic' as Palette,
  light: 'auto' as Light,
  motion: 'auto' as Motion,
  pace: 'calm' as Pace,
  sound: false,
  notify: false,
  /** Ask once more before a choice that cannot be taken back. */
  confirm: true,
  /** Answer by itself where there is only one thing to answer. */
  forced: false,
  /** Questions, each as `game/question`, of which one gives even the usual answer by hand. */
  asked: [] as string[],
  /** The games of which one has been shown how to play them. */
  guided: [] as string[]
}

function preferredLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2)
  return wanted in LANGUAGES ? (wanted as Language) : 'en'
}

function stored(): Partial<typeof defaults> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof defaults>
  } catch {
    return {}
  }
}

function media(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined
}

class Settings {
  chosen = $state({ ...defaults, ...stored() })
  #prefersStill = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false)

  constructor() {
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', (now) => {
      this.#prefersStill = now.matches
      this.apply()
    })
    window.addEventListener('storage', ({ key }) => {
      if (key !== KEY || embedded) return
      this.chosen = { ...defaults, ...stored() }
      this.apply()
    })
    this.apply()
  }

  /** Whether things should fade instead of travel. */
  get still(): boolean {
    return this.chosen.motion === 'reduced' || (this.chosen.motion === 'auto' && this.#prefersStill)
  }

  get pace(): number {
    return PACES[this.chosen.pace]
  }

  set<Name extends keyof typeof defaults>(name: Name, value: (typeof defaults)[Name]): void {
    this.chosen[name] = value
    this.apply()
    // What somebody else's page wants to be shown is nobody's setting.
    if (embedded) return
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  /** Whether one wants to be asked although there is a usual answer. */
  asks(game: string, question: string): boolean {
    return this.chosen.asked.includes(`${game}/${question}`)
  }

  ask(game: string, question: string, on: boolean): void {
    const others = this.chosen.asked.filter((one) => one !== `${game}/${question}`)
    this.set('asked', on ? [...others, `${game}/${question}`] : others)
  }

  apply(): void {
    manner.language = this.chosen.language
    const root = document.documentElement
    root.lang = this.chosen.language
    root.dataset.light = this.chosen.light
    root.dataset.palette = this.chosen.palette
    root.dataset.motion = this.still ? 'reduced' : 'full'
  }
}

export const settings = new Settings()
