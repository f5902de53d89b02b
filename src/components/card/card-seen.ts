const KEY = 'tessera.device.card-seen'

/** Has a card been on this screen before? What is offered after the first success asks this. */
export function wasCardSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers that a card was shown; a storage that refuses forgets it. */
export function rememberCard(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Nothing is offered by itself; the menu still has the way.
  }
}
