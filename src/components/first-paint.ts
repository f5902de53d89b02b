/** Takes away what src/first painted, once the app has drawn its own. */
export function endFirstPaint(): void {
  document.getElementById('first')?.replaceChildren()
  document.getElementById('tessera-pushed')?.remove()
}
