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
  const read = (entries: Iterable<readonly [string, string]>) => {
    const found = input.safeParse({ ...Object.fromEntries(entries), ...fixed })
    return (found.success ? found.data : fixed) as z.output<I>
  }
  const change: ChangeWish = (next) => setParams((before) => changed(before, next), { replace: true })
  /** What is wanted after such a change. */
  const after = (next: Parameters<ChangeWish>[0]) => read(changed(params, next))
  return { wish: read(params), change, after }
}

const changed = (before: URLSearchParams, next: Parameters<ChangeWish>[0]): [string, string][] =>
  Object.entries({ ...Object.fromEntries(before), page: undefined, ...next }).flatMap(([name, value]) => (value ? [[name, value]] : []))
