/**
 * Whoever uses the keyboard loses the focus when what had it goes away, be it a choice, a scene or a piece. What is given back
 * brings it to `place`, once everything is drawn: only then a browser takes the focus from what is hidden.
 */
export function keepingFocus(place: () => HTMLElement | undefined): () => void {
  let frame = 0
  const look = () => document.activeElement === document.body && place()?.focus({ preventScroll: true })
  return () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)))
  }
}
