import { useEffect, useState } from 'react'
import { calls as addresses } from '#contract/addresses.ts'
import { calls as waitings } from '#contract/booking-waitings.ts'
import { calls as bookings } from '#contract/bookings.ts'
import { calls as cart } from '#contract/cart.ts'
import { calls as orders } from '#contract/orders.ts'
import { learned, promised } from './once-key.ts'

/** The wishes whose outcome shows where these are shown. */
const SHOWN = {
  addresses: [addresses.add],
  bookings: [bookings.create, bookings.move, waitings.join, waitings.take],
  cart: [cart.add, orders.reOrder],
} as const

/**
 * Said by a page that shows them, of when it shows them (`at`, ISO instant): a wish whose answer was lost before the page opened,
 * and before the server gave what it shows, is over. The page on which it was lost goes on promising that it counts once.
 */
export function useLearned(what: keyof typeof SHOWN, at: string | undefined): void {
  const [opened] = useState(Date.now)
  useEffect(() => {
    if (at !== undefined) learned(SHOWN[what], Math.min(opened, Date.parse(at)))
  }, [what, at, opened])
}

/** While this holds, the screen says that a repetition counts once. */
export function usePromised(isUnsure: boolean): void {
  useEffect(() => (isUnsure ? promised() : undefined), [isUnsure])
}
