import { type ReactNode, Suspense } from 'react'
import { usePainted } from './use-painted.ts'

/** What stands below the first screen and is fetched, and drawn, once that is painted. */
export function Later({ children }: { children: ReactNode }) {
  return usePainted() ? <Suspense fallback={null}>{children}</Suspense> : null
}
