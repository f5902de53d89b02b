import type { CSSProperties, ReactNode } from 'react'
import type { CodeShape } from '../../state/snapshot.ts'
import './code-picture.css'

type Props = {
  shape: CodeShape
  label: string
  /** Largest width of a square code, in CSS pixels. */
  square?: number
  /** Largest width of bars, in CSS pixels. */
  bars?: number
  /** Height of bars: CSS pixels, or any length. */
  height?: number | string
  /** Its digits, below. */
  children?: ReactNode
}

/** The code as wide as its place allows, in whole device pixels: theme/card.css does the sum, for src/first too. */
export function CodePicture({ shape, label, square = 200, bars = 420, height = 96, children }: Props) {
  const sizes: Record<`--${string}`, string | number> = {
    '--modules': shape.width,
    '--widest': `${shape.square ? square : bars}px`,
  }
  const form: CSSProperties = shape.square ? { aspectRatio: `${shape.width} / ${shape.height}` } : { height }
  return (
    <div className="code" style={sizes}>
      <svg
        className="code-picture"
        style={form}
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={shape.path} />
      </svg>
      {children}
    </div>
  )
}
