/** Takes away what src/first painted, once the app has drawn its own. */
export function endFirstPaint(): void {
  const first = document.getElementById('first')
  first?.replaceChildren()
  delete first?.dataset.pushed
}
