import { settings } from '../shell/settings.svelte'
import type { GameFacts, Offer, Update } from '../wire/types'

/**
 * Answers that are given for the player, as the settings say: the only one there is, or the usual one of a question.
 *
 * The server cannot tell them from answers by hand, so this browser keeps in mind what it gave until the next one by hand.
 */
export class ByItself {
  /** How many were given since the last answer by hand: they are taken back together with that. */
  given = $state(0)
  /** The question that was answered last in the usual way, until the next answer by hand. */
  last = $state('')
  readonly #place: string
  /** After an undo the player answers by hand first: nothing is answered again that was just taken back. */
  #handsOff = false
  #offer: Offer | null = null

  constructor(table: string) {
    this.#place = `regnum.by-itself.${table}`
    const [given, ...last] = localStorage.getItem(this.#place)?.split(' ') ?? []
    this.given = Number(given ?? 0)
    this.last = last.join(' ')
  }

  /** What is answered at this moment without asking, if anything is. */
  offer({ asked, asking, lesson }: Update, facts: GameFacts): Offer | null {
    if (!asked || !asking || this.#handsOff) return null
    if (lesson?.recommended) return null // what the coach speaks of is answered by hand
    if (asked.offers.length === 1 && settings.chosen.forced) return asked.offers[0]!
    const usual = facts.usual.find(({ question }) => question === asking.name)
    if (!usual || settings.asks(facts.game, usual.question)) return null
    return asked.offers.find(({ action }) => action === usual.choice) ?? null
  }

  /** This is about to be chosen by itself. */
  choosing(offer: Offer, question: string): void {
    this.#offer = offer
    this.last = question
  }

  /** Something was chosen, by hand or by itself. */
  chosen(offer: Offer): void {
    if (offer === this.#offer) this.#remember(this.given + 1, this.last)
    else {
      this.#remember(0, '')
      this.#handsOff = false
    }
    this.#offer = null
  }

  /** The player wants to take back. */
  stop(): void {
    this.#handsOff = true
  }

  /** Something was taken back. */
  wentBack(): void {
    this.#remember(0, '')
  }

  #remember(given: number, last: string): void {
    this.given = given
    this.last = last
    if (given) localStorage.setItem(this.#place, `${given} ${last}`)
    else localStorage.removeItem(this.#place)
  }
}
