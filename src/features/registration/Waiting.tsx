/** A step in its shape while what it asks is not known yet. */
export const Waiting = () => (
  <div className="step waiting" aria-busy>
    <div className="step-head">
      <div className="skeleton waiting-key" />
      <div className="step-words">
        <div className="skeleton waiting-line" />
      </div>
      <div className="step-bars">
        <span />
      </div>
    </div>
    <div className="step-body">
      <div className="skeleton waiting-card" />
      <div className="skeleton waiting-title" />
      <div className="skeleton waiting-line" />
      <div className="skeleton waiting-field" />
    </div>
    <div className="step-foot">
      <div className="skeleton waiting-field" />
    </div>
  </div>
)
