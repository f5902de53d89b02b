import { useState } from 'react'
import { callsFor, type columnsOf } from './columns.ts'
import { useBell } from './use-bell.ts'

/**
 * What staff have to look at, which rings until somebody has.
 * @returns the calls, whether the bell waits for a tap, and what to tell it when an order is opened
 */
export function useCalls(columns: ReturnType<typeof columnsOf>, isOn: boolean) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const calls = callsFor(columns)
  const unseen = calls.filter(({ about }) => !seen.has(about))
  const isMuted = useBell(isOn, unseen.map(({ about }) => about).join(' '))
  /** What is over is forgotten: she may ask again. */
  const onLook = (id: string | undefined) =>
    setSeen(new Set(calls.filter(({ about, order }) => order.id === id || seen.has(about)).map(({ about }) => about)))
  return { calls, isMuted, onLook }
}
