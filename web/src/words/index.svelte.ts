import type { Language } from '../wire/types'
import { en, type Shell } from './en'

const others: Record<Exclude<Language, 'en'>, () => Promise<Shell>> = {
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
}

/** The words of the language in use; English is at hand, the others come when they are wanted. */
class Words {
  t = $state.raw<Shell>(en)
  language = $state.raw<Language>('en')

  async speak(language: Language): Promise<void> {
    this.t = language === 'en' ? en : await others[language]()
    this.language = language
  }
}

export const words = new Words()
