import { useEffect, useState } from 'react'

let moving: Promise<unknown> | undefined

/** Something moves across the whole screen until this settles. */
export function movesUntil(over: Promise<unknown>): void {
  const mine = over
    .catch(() => undefined)
    .then(() => {
      if (moving === mine) moving = undefined
    })
  moving = mine
}

/** False while something moves across the whole screen: what comes into the page meanwhile costs it frames. */
export function useStill(): boolean {
  const [isStill, setStill] = useState(() => moving === undefined)
  useEffect(() => {
    if (!isStill) void (moving ?? Promise.resolve()).then(() => setStill(true))
  }, [isStill])
  return isStill
}
