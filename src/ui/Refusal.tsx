import type { ReactNode } from 'react'
import './refusal.css'

type Props = {
  /** It stands where whatever comes is read out already. */
  isReadOut?: boolean
  children: ReactNode
}

/** Why something was refused, read out as it comes; nothing as long as nothing was. */
export function Refusal({ isReadOut = false, children }: Props) {
  if (!children) return null
  return (
    <p className="refusal" role={isReadOut ? undefined : 'alert'}>
      {children}
    </p>
  )
}
