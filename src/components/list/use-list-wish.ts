import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'

/** Changes what is wanted: undefined takes a wish back. */
export type ChangeWish = (next: Record<string, string | undefined>) => void

/**
 * What the address says is wanted of a list: its part, its order, its filters, as the list's call takes them. A change goes back
 * to the first page, and replaces the address: the way back leads out of the list.
 * @param input of the list's call; an address that it does not take is an address without a wish
 * @param fixed what no address decides
 */
export function useListWish<I extends z.ZodMiniType<object>>(input: I, fixed: Partial<z.output<I>>) {
  const [params, setParams] = useSearchParams()
  const read = input.safeParse({ ...Object.fromEntries(params), ...fixed })
  const wish = (read.success ? read.data : fixed) as z.output<I>
  const change: ChangeWish = (next) =>
    setParams(
      (before) => {
        const merged = { ...Object.fromEntries(before), page: undefined, ...next }
        return Object.entries(merged).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
      },
      { replace: true },
    )
  return { wish, change }
}
