/** Short messages that come and go. */
class Notices {
  list = $state.raw<{ id: number; text: string }[]>([])
  #next = 1

  say(text: string): void {
    const id = this.#next++
    this.list = [...this.list.slice(-2), { id, text }]
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
