/** Says something to the hand, for so many milliseconds or in a rhythm of them: where the device can, and she has touched the page; else the browser complains. */
export function vibrate(ms: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms)
}
