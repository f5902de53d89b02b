import { useEffect, useState } from 'react'

/** How: to another time, or for others at the table. */
export type Change = 'moved' | 'changed'

const changes = new Map<string, Change>()

/** She has just changed a booking, which its page says once. */
export const justChanged = (id: string, change: Change) => changes.set(id, change)

/** What she has just changed of a booking, until she leaves its page. */
export function useJustChanged(id: string): Change | undefined {
  const [change] = useState(() => changes.get(id))
  useEffect(() => () => void changes.delete(id), [id])
  return change
}
