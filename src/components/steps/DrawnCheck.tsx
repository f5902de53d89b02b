import './drawn-check.css'

/** A check that draws itself: success is felt. LOOK "Motion". */
export function DrawnCheck() {
  return (
    <svg viewBox="0 0 96 96" width={96} height={96} aria-hidden="true">
      <circle className="drawn-halo" cx="48" cy="48" r="48" />
      <circle className="drawn-disc" cx="48" cy="48" r="38" />
      <path className="drawn-line" d="M32 49.5 43.5 61 65 37" pathLength={1} />
    </svg>
  )
}
