import { useLingui } from '@lingui/react/macro'
import type { Figures } from '#contract/counter-figures.ts'
import type { Series } from './measures.ts'
import './chart.css'

type Scale = {
  /** Where nought is, in pixels from the top. */
  line: number
  /** How many pixels one is. */
  pixels: number
}
type Props = { figures: Figures; series: Series; scale: Scale; x: number; width: number }

/** A figure within its bar needs so much of it, in pixels. */
const ROOM = 24
/** What stands between two parts that lie on one another. */
const GAP = 2

/** One period: a whole of two parts, or what is above the line and below it. A whole whose parts are not told is a frame. */
export function Bar({ figures, series: { is, as, total, full, hatched }, scale: { line, pixels }, x, width }: Props) {
  const { i18n } = useLingui()
  const size = as === 'money' ? 100 : 1
  const read = (of: Series['total']) => {
    const found = of(figures)
    return typeof found === 'number' ? found / size : undefined
  }
  const figure = (value: number) => i18n.number(Math.round(value))
  const left = `${x - width / 2}%`
  const box = { x: left, width: `${width}%`, rx: 5 }
  const text = { x: `${x}%`, textAnchor: 'middle' as const }
  const [all, solid, striped] = [read(total) ?? 0, read(full.value), read(hatched.value)]
  if (is === 'mirrored') {
    const [above, below] = [Math.max(0, solid ?? 0) * pixels, Math.max(0, striped ?? 0) * pixels]
    return (
      <>
        <rect className="figure-full" {...box} y={line - above} height={Math.max(0, above - GAP / 2)} />
        <rect className="figure-hatched" {...box} y={line + GAP / 2} height={Math.max(0, below - GAP / 2)} />
        <text className="figure-number" {...text} y={line - above - 7}>
          {figure(solid ?? 0)}
        </text>
        <text className="figure-number is-below" {...text} y={line + below + 17}>
          {figure(striped ?? 0)}
        </text>
      </>
    )
  }
  const whole = all * pixels
  const part = (solid ?? 0) * pixels
  const isDivided = solid !== undefined && striped !== undefined
  return (
    <>
      {isDivided ? (
        <>
          <rect className="figure-hatched" {...box} y={line - whole} height={Math.max(0, whole - part - (part > 0 ? GAP : 0))} />
          <rect className="figure-full" {...box} y={line - part} height={part} />
          {part >= ROOM && striped > 0 ? (
            <text className="figure-number is-inside" {...text} y={line - part + 18}>
              {figure(solid)}
            </text>
          ) : null}
        </>
      ) : (
        <rect className="figure-whole" {...box} y={line - whole} height={whole} />
      )}
      <text className="figure-number" {...text} y={line - whole - 7}>
        {figure(all)}
      </text>
    </>
  )
}
