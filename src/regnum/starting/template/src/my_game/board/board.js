// @ts-check
/** The board in the browser: the stones that are left, the last of them to be taken. `board.d.ts` says what it is given. */

export const version = 1

/** @type {import('./board').BoardModule['mount']} */
export function mount(element, api) {
  const heap = document.createElement('ol')
  heap.dataset.is = 'field:stones' // changes, lines of the log and lessons find it by this name
  element.classList.add('my-game')
  element.append(heap)

  /** @param {import('./board').Now} now */
  function update({ view, world, choosing }) {
    heap.setAttribute('aria-label', world.title)
    const turn = Number(view.turn)
    if (turn >= 0) element.style.borderColor = api.arms(turn).colour
    const left = Number(view.stones)
    while (heap.childElementCount > left) heap.lastElementChild?.remove()
    while (heap.childElementCount < left) heap.append(newStone())
    for (const [i, stone] of stones().entries()) show(stone, left - i, choosing)
  }

  /**
   * A stone that may be taken, with those beside it, is a button; the others only lie there.
   * @param {HTMLButtonElement} stone
   * @param {number} count
   * @param {import('./board').Choosing} choosing
   */
  function show(stone, count, choosing) {
    const offer = choosing.find('take', { stones: count })
    const meant = choosing.preview ?? choosing.sent
    stone.disabled = !offer
    stone.setAttribute('aria-label', offer?.sentence ?? '')
    stone.setAttribute('aria-hidden', String(!offer))
    stone.classList.toggle('meant', meant !== null && count <= meant.parameters.stones)
    stone.onclick = () => offer && choosing.choose(offer)
    stone.onpointerenter = stone.onfocus = () => offer && choosing.look(offer)
    stone.onpointerleave = stone.onblur = () => choosing.look(null)
  }

  /**
   * The stones that somebody takes are seen to go.
   * @param {import('./board').Moment} moment
   */
  async function perform({ lines }) {
    const taken = lines.find((line) => line.event === 'taken')?.numbers.stones ?? 0
    if (!taken) return
    for (const stone of stones().slice(-taken)) stone.classList.add('meant')
    api.sound('tap')
    await api.time.wait(400)
  }

  const stones = () => [...heap.querySelectorAll('button')]

  return { update, perform }
}

function newStone() {
  const place = document.createElement('li')
  const stone = document.createElement('button')
  stone.type = 'button'
  place.append(stone)
  return place
}
