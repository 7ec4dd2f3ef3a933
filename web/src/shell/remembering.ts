/** A browser may refuse to keep anything inside other people's pages: then it is remembered as long as the page is open. */
try {
  void window.localStorage.length
} catch {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  Object.defineProperty(window, 'localStorage', { value: memory })
}
