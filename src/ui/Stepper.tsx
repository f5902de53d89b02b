import { Minus, Plus } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import './stepper.css'

type Props = {
  /** What is counted. */
  label: string
  less: string
  more: string
  value: number
  least: number
  most: number
  isOff?: boolean
  onChange: (value: number) => void
}

/** How many of something, one more or one less at a time. At its end a key keeps the focus that it has. */
export function Stepper({ label, less, more, value, least, most, isOff = false, onChange }: Props) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <IconButton
        label={less}
        disabled={isOff}
        aria-disabled={value <= least || undefined}
        onClick={() => value > least && onChange(value - 1)}
      >
        <Minus aria-hidden size={18} strokeWidth={2} />
      </IconButton>
      <output className="stepper-value">{value}</output>
      <IconButton
        label={more}
        disabled={isOff}
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Plus aria-hidden size={18} strokeWidth={2} />
      </IconButton>
    </div>
  )
}
