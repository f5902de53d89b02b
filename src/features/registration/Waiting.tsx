/** The step in its shape while what it asks is not known yet. */
export const Waiting = () => (
  <div className="step waiting" aria-busy>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)
