import { type ReactNode, useEffect, useState } from 'react'
import { Beside } from './Beside.tsx'
import { useStill } from './moving.ts'
import { usePainted } from './use-painted.ts'

type Props = {
  /** The parts that it shows, which come together: one that came after another would push it away. A constant of its module. */
  of: readonly { fetch: () => Promise<unknown>; isThere: () => boolean }[]
  children: ReactNode
}

/** What stands below the first screen and is fetched, and drawn, once that is painted. */
export function Later({ of, children }: Props) {
  const isPainted = usePainted()
  const isStill = useStill()
  const isDue = isPainted && isStill
  const [isFetched, setFetched] = useState(false)
  const isThere = of.every((part) => part.isThere())
  useEffect(() => {
    if (isDue && !isThere) void Promise.allSettled(of.map((part) => part.fetch())).then(() => setFetched(true))
  }, [isDue, isThere, of])
  return isDue && (isThere || isFetched) ? <Beside again={of}>{children}</Beside> : null
}
