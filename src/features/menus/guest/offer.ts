/** Of the device, whoever uses it: it stays closed beyond a logout. */
const keyOf = (activityId: string) => `tessera.device.offer.${activityId}`

/** Was the offer of this activity's card closed on this device? */
export function isOfferClosed(activityId: string): boolean {
  try {
    return localStorage.getItem(keyOf(activityId)) !== null
  } catch {
    return false
  }
}

/** Keeps it closed; a storage that refuses shows it again at the next visit. */
export function closeOffer(activityId: string): void {
  try {
    localStorage.setItem(keyOf(activityId), '')
  } catch {
    // It is closed as long as the page.
  }
}
