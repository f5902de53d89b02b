import { type ReactNode, useEffect, useState } from 'react'
import { Beside } from './Beside.tsx'
import { usePainted } from './use-painted.ts'

type Props = {
  /** The parts that it shows, which come together: one that came after another would push it away. A constant of its module. */
  of: readonly { fetch: () => Promise<unknown>; isThere: () => boolean }[]
  children: ReactNode
}

/** What stands below the first screen and is fetched, and drawn, once that is painted. */
export function Later({ of, children }: Props) {
  const isPainted = usePainted()
  const [isFetched, setFetched] = useState(false)
  const isThere = of.every((part) => part.isThere())
  useEffect(() => {
    if (isPainted && !isThere) void Promise.allSettled(of.map((part) => part.fetch())).then(() => setFetched(true))
  }, [isPainted, isThere, of])
  return isPainted && (isThere || isFetched) ? <Beside again={of}>{children}</Beside> : null
}
