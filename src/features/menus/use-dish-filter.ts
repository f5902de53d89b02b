import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { ENTRIES, TYPOLOGIES } from '#rules/allergens.ts'

/** Allergens to leave out and typologies to keep, by code. */
export type DishFilter = { without: readonly string[]; only: readonly string[] }

// What somebody must not eat is health data: it stays on this device, is gone at logout and is never sent. SEMANTICS 7.
const KEY = 'tessera.filter'
const NONE: DishFilter = { without: [], only: [] }

const Stored = z.object({
  without: z.array(z.enum(ENTRIES.map(([entry]) => entry))),
  only: z.array(z.enum(TYPOLOGIES)),
})

function stored(): DishFilter {
  try {
    const read = Stored.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : NONE
  } catch {
    return NONE
  }
}

function keep(filter: DishFilter) {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter))
  } catch {
    // A storage that refuses: the choice lasts as long as the page.
  }
}

const toggled = (codes: readonly string[], code: string) => (codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])

/** The customer's filter, kept on the device, and the ways to change it. */
export function useDishFilter() {
  const [filter, setFilter] = useState(stored)
  const change = useCallback((next: DishFilter) => {
    keep(next)
    setFilter(next)
  }, [])
  const toggle = (part: keyof DishFilter, code: string) => change({ ...filter, [part]: toggled(filter[part], code) })
  return { filter, toggle, clear: () => change(NONE) }
}
