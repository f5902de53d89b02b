import { useState } from 'react'
import { dayAfter } from '#rules/days.ts'

/** In how many days a parcel may be said to arrive, by one tap; 0: nothing is said. */
export const DAYS = [1, 2, 3, 4, 5, 0] as const

/** The day in so many days, `YYYY-MM-DD`; undefined where nothing is said. */
export const dayIn = (days: number, today: string): string | undefined => (days > 0 ? dayAfter(today, days) : undefined)

/** About the device, not about a person: it survives a logout. */
const KEY = 'tessera.device.counter-arrival'

function read(): number {
  try {
    const last = Number(localStorage.getItem(KEY) ?? DAYS[0])
    return DAYS.find((one) => one === last) ?? DAYS[0]
  } catch {
    return DAYS[0]
  }
}

/** What is proposed for a parcel: what was said of the last one at this device, at first tomorrow. `keep`: it was said again. */
export function useArrivalDays() {
  const [days, setDays] = useState(read)
  const keep = () => {
    try {
      localStorage.setItem(KEY, String(days))
    } catch {
      // The next one is asked anew.
    }
  }
  return { days, setDays, keep }
}
