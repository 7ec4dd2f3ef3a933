import { alone, pageAt } from '../wire/ends'

/** Where we are: the path in pieces, and the query. Links are ordinary links; clicks on them are caught in one place. */
class Router {
  #address = $state.raw(here() ?? new URL('/', location.href))

  constructor() {
    window.addEventListener('popstate', () => (this.#address = here() ?? this.#address))
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
    if (replace) history.replaceState(null, '', pageAt(to))
    else history.pushState(null, '', pageAt(to))
    const now = here() ?? this.#address
    const moved = now.pathname !== this.#address.pathname
    this.#address = now
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
      (link.target && !alone) ||
      link.hasAttribute('download')
    )
      return
    click.preventDefault()
    if (link.target) window.open(pageAt(address), link.target)
    else this.go(address)
  }
}

/** The address that is shown; none while the # only leads to a place on the page. */
function here(): URL | null {
  if (!alone) return new URL(location.href)
  return !location.hash || location.hash.startsWith('#/')
    ? new URL(location.hash.slice(1) || '/', location.origin)
    : null
}

export const router = new Router()
