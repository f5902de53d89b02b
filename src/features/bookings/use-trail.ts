import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** What an entry of the history says of itself: so many of the same booking lie below it. */
type Mark = { below: number }

/**
 * The entries that the steps of a booking leave in the history. Once it is sent, where it leads to takes the place of the first of
 * them: back from there is where she came from, and forward the same once more, never a step in which nothing is chosen any more.
 */
export function useTrail() {
  const { state, key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isPush = useNavigationType() === NavigationType.Push
  const mark = state as Partial<Mark> | null
  const below = mark?.below ?? 0
  const [end, setEnd] = useState<{ to: string; hasAhead: boolean }>()

  // Her tap on its tab, in the middle of it, leaves an entry that says nothing of those below.
  const last = useRef<number>(undefined)
  const follow = useEffectEvent(() => {
    const isUntold = isPush && mark?.below === undefined && last.current !== undefined
    const here = isUntold ? (last.current ?? 0) + 1 : below
    if (isUntold) void navigate(pathname + search, { replace: true, state: { below: here } satisfies Mark })
    last.current = here
  })
  useEffect(() => follow(), [key])

  const arrive = useEffectEvent(({ to, hasAhead }: NonNullable<typeof end>) => {
    void navigate(to, { replace: true })
    if (!hasAhead) return
    // A browser forgets the entries ahead only where another one is put in their place.
    void navigate(to)
    void navigate(-1)
  })
  const isFirst = below === 0
  useEffect(() => {
    if (end !== undefined && isFirst) arrive(end)
  }, [end, isFirst])

  return {
    /** Of the entry that follows this one, and of one that takes its place. */
    next: { below: below + 1 } satisfies Mark,
    same: { below } satisfies Mark,
    endAt: (to: string) => {
      setEnd({ to, hasAhead: !isFirst })
      if (!isFirst) void navigate(-below)
    },
  }
}
