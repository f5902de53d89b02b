/** Cents up to which one may look for goods. */
export const PRICE_LIMITS: readonly number[] = [10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000].map((euros) => euros * 100)
