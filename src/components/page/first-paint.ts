let isOver = false

/** Has the app drawn a page of its own yet? The next one follows it, and says so to eye and ear. */
export const isFirstPaintOver = () => isOver

/** Takes away what src/first painted. */
export function clearFirstPaint(): void {
  document.getElementById('first')?.replaceChildren()
}

/** The app has drawn a page of its own: what src/first painted goes, and what comes now follows it. */
export function endFirstPaint(): void {
  isOver = true
  clearFirstPaint()
  document.getElementById('tessera-pushed')?.remove()
}
