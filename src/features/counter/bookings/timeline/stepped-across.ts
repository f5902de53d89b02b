import type { Entry } from './entries.ts'
import { steppedThrough } from './use-roving.ts'

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where a key leads among columns: up and down in one, sideways to whoever is nearest in time in the next that has any. */
export function steppedAcross(columns: readonly (readonly Entry[])[], id: string, key: string): string | undefined {
  const filled = columns.filter((column) => column.length > 0)
  const at = filled.findIndex((column) => column.some((entry) => entry.id === id))
  const here = filled[at]
  const by = sideways[key]
  if (!here) return undefined
  if (by === undefined)
    return steppedThrough(
      here.map((entry) => entry.id),
      id,
      key,
    )
  const start = here.find((entry) => entry.id === id)?.start ?? 0
  const beside = filled[at + by] ?? here.filter((entry) => entry.id === id)
  return beside.reduce((best, one) => (Math.abs(one.start - start) < Math.abs(best.start - start) ? one : best)).id
}
