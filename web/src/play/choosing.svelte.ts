import type { Choosing as Told } from 'regnum/board'
import type { Asked, Offer } from '../wire/types'

/**
 * What the player is about to choose: shared by the list of sentences and the board, so that both always show the same.
 *
 * An answer may have several parameters (a courtier and a floor). Picking one narrows what is open; when one offer is left it
 * is chosen. `preview` is the offer under the pointer or the focus, `raised` one that waits to be confirmed.
 */
export class Choosing implements Told {
  asked = $state.raw<Asked | null>(null)
  picked = $state.raw<Record<string, number>>({})
  preview = $state.raw<Offer | null>(null)
  raised = $state.raw<Offer | null>(null)
  sent = $state.raw<Offer | null>(null)
  /** Whether the server has kept what was sent. */
  kept = $state(false)
  /** The answer that a coach recommends. */
  recommended = $state<string | null>(null)
  /** Whether the open question is one that cannot be taken back and asks once more. */
  weighty = $state(false)

  readonly offers = $derived(this.asked?.offers ?? [])
  /** The offers that fit what was picked so far. */
  readonly open = $derived(this.offers.filter((offer) => fits(offer, this.picked)))
  readonly busy = $derived(this.sent !== null)

  constructor(private readonly send: (question: number, offer: Offer) => Promise<void>) {}

  /** A new question, or none; the same question again changes nothing that was begun. */
  ask(asked: Asked | null, weighty = false): void {
    const same = asked && this.asked && asked.question === this.asked.question
    this.asked = asked
    this.weighty = weighty
    if (same) return
    this.picked = {}
    this.preview = this.raised = this.sent = null
    this.kept = false
  }

  /** Narrow by one parameter; picking what is picked already lets go of it. */
  pick(parameter: string, value: number): void {
    if (this.picked[parameter] === value) return this.drop(parameter)
    const picked = { ...this.picked, [parameter]: value }
    const left = this.offers.filter((offer) => fits(offer, picked))
    if (!left.length) return
    this.picked = picked
    this.raised = null
    if (left.length === 1 && Object.keys(left[0]!.parameters).every((name) => name in picked)) this.choose(left[0]!)
  }

  /** Let go of one parameter, or of all. */
  drop(parameter?: string): void {
    const { [parameter ?? '']: _, ...rest } = this.picked
    this.picked = parameter ? rest : {}
    this.raised = this.preview = null
  }

  /** The values a parameter can still take, given the other picks. */
  values(parameter: string): number[] {
    const { [parameter]: _, ...others } = this.picked
    const fitting = this.offers.filter((offer) => fits(offer, others) && parameter in offer.parameters)
    return [...new Set(fitting.map((offer) => offer.parameters[parameter]!))]
  }

  /** The offer with this verb and these parameters, if it is open. */
  find(verb: string, parameters: Record<string, number> = {}): Offer | undefined {
    return this.offers.find((offer) => offer.verb === verb && fits(offer, parameters))
  }

  /** Choose; a weighty choice is first raised, and chosen when it is chosen again. */
  choose({ action }: Pick<Offer, 'action'>): void {
    const offer = this.offers.find((one) => one.action === action)
    if (!this.asked || !offer || this.busy) return
    if (this.weighty && this.raised?.action !== offer.action) {
      this.raised = offer
      return
    }
    this.sent = offer
    this.kept = false
    const { question } = this.asked
    const still = () => this.asked?.question === question
    this.send(question, offer).then(
      () => still() && (this.kept = true),
      () => still() && (this.sent = this.raised = null)
    )
  }

  /** Whether an offer, or one that a step leads to, is what the coach recommends. */
  recommends({ offer, step }: { offer: Offer; step: { parameter: string; value: number } | null }): boolean {
    if (!step) return offer.action === this.recommended
    const meant = this.open.find(({ action }) => action === this.recommended)
    return meant?.verb === offer.verb && meant.parameters[step.parameter] === step.value
  }

  look(offer: Pick<Offer, 'action'> | null): void {
    this.preview = this.offers.find(({ action }) => action === offer?.action) ?? null
  }
}

export function fits(offer: Offer, picked: Record<string, number>): boolean {
  return Object.entries(picked).every(([name, value]) => offer.parameters[name] === value)
}
