import type { ReactNode } from 'react'
import './step-page.css'

/**
 * A step in its shape while what it asks is not known yet.
 * @param children what stands above its question
 */
export const StepWait = ({ children }: { children?: ReactNode }) => (
  <div className="step" aria-busy>
    <div className="step-head">
      <div className="skeleton wait-key" />
      <div className="step-words">
        <div className="skeleton wait-line" />
      </div>
      <div className="step-bars">
        <span />
      </div>
    </div>
    <div className="step-body">
      {children}
      <div className="skeleton wait-title" />
      <div className="skeleton wait-line" />
      <div className="skeleton wait-field" />
    </div>
    <div className="step-foot">
      <div className="skeleton wait-field" />
    </div>
  </div>
)
