// @ts-check
/** The board in the browser: the towns, who stands where, and where the fair is. `board.d.ts` says what it is given. */

export const version = 1

/** @type {import('./board').BoardModule['mount']} */
export function mount(element) {
  const map = document.createElement('ol')
  element.append(map)

  /** @param {import('./board').Now} now */
  function update({ view, world, choosing, players }) {
    const stands = /** @type {number[]} */ (view.town)
    map.replaceChildren()
    for (let town = 0; town < world.count('town'); town++) {
      const here = players.filter((player) => stands[player.seat] === town).map((player) => player.name)
      const offer = choosing.find('travel', { town })
      const place = document.createElement(offer ? 'button' : 'span')
      place.textContent = `${world.name('town', town)}${view.fair === town ? ' ★' : ''} ${here.join(', ')}`
      place.dataset.is = `town:${world.word('town', town)}`
      if (offer) {
        place.setAttribute('aria-label', offer.sentence)
        place.onclick = () => choosing.choose(offer)
      }
      const item = document.createElement('li')
      item.append(place)
      map.append(item)
    }
  }

  return { update }
}
