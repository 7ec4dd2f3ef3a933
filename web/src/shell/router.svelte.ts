/** Where we are: the path in pieces, and the query. Links are ordinary links; clicks on them are caught in one place. */
class Router {
  #address = $state.raw(new URL(location.href))

  constructor() {
    window.addEventListener('popstate', () => (this.#address = new URL(location.href)))
    document.addEventListener('click', (click) => this.#caught(click))
  }

  get parts(): string[] {
    return this.#address.pathname.split('/').filter(Boolean)
  }

  get path(): string {
    return this.#address.pathname
  }

  query(name: string): string | null {
    return this.#address.searchParams.get(name)
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    const moved = new URL(location.href).pathname !== this.#address.pathname
    this.#address = new URL(location.href)
    if (moved) window.scrollTo(0, 0)
  }

  #caught(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return
    const link = (click.target as Element | null)?.closest?.('a')
    const address = link?.getAttribute('href')
    if (
      !link ||
      !address?.startsWith('/') ||
      address.startsWith('/api') ||
      link.target ||
      link.hasAttribute('download')
    )
      return
    click.preventDefault()
    this.go(address)
  }
}

export const router = new Router()
