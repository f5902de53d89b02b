// The coupon that she means for her next order in an activity: it waits while the cart is empty. Gone with a logout.
const KEY = 'tessera.coupon.'

/** Which one, as far as this device knows. */
export function meantCoupon(activityId: string): string | undefined {
  try {
    return localStorage.getItem(KEY + activityId) ?? undefined
  } catch {
    return undefined
  }
}

/** She means this one now; without one, none. */
export function meanCoupon(activityId: string, couponId?: string): void {
  try {
    if (couponId) localStorage.setItem(KEY + activityId, couponId)
    else localStorage.removeItem(KEY + activityId)
  } catch {
    // A storage that refuses: she chooses it at the checkout.
  }
}
