import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './step-page.css'

/**
 * A step in its shape while what it asks is not known yet.
 * @param children what stands above its question
 */
export const StepWait = ({ children }: { children?: ReactNode }) => (
  <div className="step" aria-busy>
    <div className="step-head">
      <Skeleton className="wait-key" />
      <div className="step-bars">
        <span />
      </div>
      <Skeleton className="wait-key" />
    </div>
    <div className="step-body">
      {children}
      <Skeleton className="wait-title" />
      <Skeleton className="wait-line" />
      <Skeleton className="wait-field" />
      <Skeleton className="wait-field" />
    </div>
  </div>
)
