let isOver = false

/** Has the app drawn a page of its own yet? The next one follows it, and says so to eye and ear. */
export const isFirstPaintOver = () => isOver

/** Takes away what src/first painted, once the app has drawn its own. */
export function endFirstPaint(): void {
  isOver = true
  document.getElementById('first')?.replaceChildren()
  document.getElementById('tessera-pushed')?.remove()
}
