export interface Notice {
  id: number
  text: string
  more?: { label: string; show: () => void }
}

/** Short messages that come and go. */
class Notices {
  list = $state.raw<Notice[]>([])
  #next = 1

  /** `more` is what can be asked for beside it, like a rule's text. */
  say(text: string, more?: Notice['more']): void {
    const id = this.#next++
    const others = this.list.filter((notice) => notice.text !== text && !(more && notice.more))
    this.list = [...others.slice(-2), { id, text, more }]
    setTimeout(() => (this.list = this.list.filter((notice) => notice.id !== id)), 6000)
  }

  /** Do something that may be refused, and say why it was. */
  async attempt<Answer>(doing: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await doing
    } catch (why) {
      this.say(why instanceof Error ? why.message : String(why))
      return undefined
    }
  }
}

export const notices = new Notices()
