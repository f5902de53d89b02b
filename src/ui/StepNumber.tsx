import './step-number.css'

/** The number of a step in what is explained one after the other; a list already says it. */
export function StepNumber({ children }: { children: number }) {
  return (
    <span className="step-number" aria-hidden="true">
      {children}
    </span>
  )
}
