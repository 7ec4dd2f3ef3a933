import { settings } from '../shell/settings.svelte'
import type { GameFacts, Offer, Update } from '../wire/types'

/** Answers that are given for the player, as the settings say: the only one there is, or the usual one of a question. */
export class ByItself {
  /** How many were given since the last answer by hand: they are taken back together with that. */
  given = $state(0)
  /** The question that was answered last in the usual way, until the next answer by hand. */
  last = $state('')
  /** After an undo the player answers by hand first: nothing is answered again that was just taken back. */
  #handsOff = false
  #offer: Offer | null = null

  /** What is answered at this moment without asking, if anything is. */
  offer({ asked, asking }: Update, facts: GameFacts): Offer | null {
    if (!asked || !asking || this.#handsOff) return null
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
    if (offer === this.#offer) this.given += 1
    else {
      this.given = 0
      this.last = ''
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
    this.given = 0
    this.last = ''
  }
}
