/** Python is large: it is fetched once what is to be seen first is here. */
let first: Promise<unknown> = new Promise<void>((done) => {
  if (document.readyState === 'complete') done()
  else addEventListener('load', () => done(), { once: true })
})

/** What is coming is to be seen before anything large is fetched. */
export function before(coming: Promise<unknown>): void {
  first = Promise.allSettled([first, coming])
}

/** When all that was to be seen before is here. */
export async function calm(): Promise<void> {
  for (let waited: Promise<unknown> | undefined; waited !== first;) {
    waited = first
    await waited
    // What has come may want more.
    await new Promise((done) => setTimeout(done))
  }
}
