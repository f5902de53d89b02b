import './switch.css'

type Props = {
  label: string
  isOn: boolean
  /** Nothing happens on a tap; the reason stands beside it. */
  isOff?: boolean
  isBusy?: boolean
  /** Id of the words that explain it. */
  describedBy?: string
  onChange: (isOn: boolean) => void
}

/** A switch, named by `label`: it does what it says at once. Plain, so that its page stays light. */
export function Switch({ label, isOn, isOff = false, isBusy = false, describedBy, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-label={label}
      aria-checked={isOn}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isOff && !isBusy) onChange(!isOn)
      }}
    >
      <span className="switch-thumb" />
    </button>
  )
}
