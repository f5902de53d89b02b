import { Trans, useLingui } from '@lingui/react/macro'
import type { Report } from '#contract/counter-figures.ts'
import { type Measure, unitOf } from '#rules/figures.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { classes } from '../../../ui/classes.ts'
import { Bar } from './Bar.tsx'
import { MEASURE_LOOKS } from './measures.ts'
import { barName } from './period-words.ts'
import { linesOf } from './scale.ts'
import './chart.css'

type Props = { report: Report; measure: Measure; label: string; marked: string | undefined; onMark: (from: string | undefined) => void }

/** Where the chart's box lies, in pixels: above it a figure stands on its bar, below the lowest line one under it. */
const TOP = 24
const HEIGHT = 312

/**
 * Bars of each period, full against hatched, with their figures on them; the table beside has the same numbers. Places across are
 * hundredths of its width, so that nothing waits for a size. LOOK "counter-4", TOOLCHAIN-2 section 8.
 */
export function Chart({ report, measure, label, marked, onMark }: Props) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { range, periods } = report
  const { series } = MEASURE_LOOKS[measure]
  const { is, as, total, full, hatched } = series
  const unit = unitOf(range)
  const size = as === 'money' ? 100 : 1
  const read = (of: typeof total) => periods.map((figures) => Math.max(0, (of(figures) ?? 0) / size))
  const above = linesOf(Math.max(...read(is === 'stacked' ? total : full.value)))
  const below = is === 'mirrored' ? (linesOf(Math.max(...read(hatched.value))).at(-1) ?? 0) : 0
  const top = above.at(-1) ?? 1
  const room = HEIGHT - TOP - (below > 0 ? TOP : 0)
  const scale = { line: TOP + (room * top) / (top + below), pixels: room / (top + below) }
  const running = periods.at(-1)?.from
  const width = 100 / periods.length
  return (
    <figure className="figure-chart">
      <ul className="figure-legend small">
        <li>
          <span className="figure-sample" /> {i18n._(full.name)}
        </li>
        <li>
          <span className="figure-sample is-hatched" /> {i18n._(hatched.name)}
        </li>
        <li className="quiet">{unit === 'week' ? <Trans>per settimana, dal lunedì</Trans> : <Trans>per mese</Trans>}</li>
      </ul>
      <div className="figure-plot">
        <div className="figure-axis small quiet figures" aria-hidden="true">
          {is === 'stacked'
            ? above.map((at) => (
                <span key={at} style={{ top: scale.line - at * scale.pixels }}>
                  {i18n.number(at)}
                </span>
              ))
            : null}
        </div>
        <svg className="figure-bars figures" role="img" aria-label={label} width="100%" height={HEIGHT}>
          <defs>
            <pattern id="figure-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="figure-hatch-ground" width="6" height="6" />
              <rect className="figure-hatch-line" width="2" height="6" />
            </pattern>
          </defs>
          {is === 'stacked' ? above.map((at) => <Line key={at} y={scale.line - at * scale.pixels} />) : <Line y={scale.line} />}
          {periods.map((figures, n) => (
            <g key={figures.from} onPointerEnter={() => onMark(figures.from)} onPointerLeave={() => onMark(undefined)}>
              <rect
                className={classes('figure-column', figures.from === (marked ?? running) && 'is-marked')}
                x={`${n * width}%`}
                width={`${width}%`}
                height={HEIGHT}
                rx="8"
              />
              <Bar figures={figures} series={series} scale={scale} x={(n + 0.5) * width} width={width * 0.62} />
            </g>
          ))}
        </svg>
        <ol className="figure-names small" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${periods.length}, minmax(0, 1fr))` }}>
          {periods.map((figures) => (
            <li key={figures.from} className={figures.from === (marked ?? running) ? 'is-marked' : undefined}>
              {barName(figures, unit, language)}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

const Line = ({ y }: { y: number }) => <line className="figure-line" x1="0" x2="100%" y1={y} y2={y} />
