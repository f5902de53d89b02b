import { useCallback, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'

/** A line of the cart as it is shown; `isOut`: it was just taken out. */
type Line = { item: CartItem; isOut: boolean }

/** The lines as they are shown: each that she takes out stays in its place for a while, to be put back. */
export function useRemoval(items: readonly CartItem[]) {
  /** What was taken out, and which lines stood before it then. */
  const [out, setOut] = useState<readonly { item: CartItem; before: readonly string[] }[]>([])
  const forget = useCallback((id: string) => setOut((all) => all.filter(({ item }) => item.id !== id)), [])
  const left = items.filter(({ id }) => !out.some(({ item }) => item.id === id))
  const lines: Line[] = left.map((item) => ({ item, isOut: false }))
  for (const { item, before } of out)
    lines.splice(lines.findLastIndex((line) => before.includes(line.item.id)) + 1, 0, { item, isOut: true })
  const ids = lines.map(({ item }) => item.id)
  const removed = (item: CartItem) => setOut((all) => [...all, { item, before: ids.slice(0, ids.indexOf(item.id)) }])
  return { lines, left, removed, forget }
}
