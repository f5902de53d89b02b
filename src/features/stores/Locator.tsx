import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, ExternalLink } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { mapLink } from '#rules/contact-links.ts'
import { metresTo, type Point, pointOf } from '#rules/distance.ts'
import { type Bearing, ringsOf, SKETCH, scaleOf, sketchOf, walkingMinutes } from '#rules/sketch.ts'
import { platformOf } from '../../pwa/install.ts'
import { Panel } from '../../ui/Panel.tsx'
import './locator.css'
import { outside } from '../../components/stores/outside.ts'

/** Further than this nobody walks. */
const WALKED = 3_000
/** The longest scale, in units of the drawing; and how far the rings are from each other where there is none. */
const SCALE = 72

/** Where the store is: a drawing, and the way to the phone's own map. Nothing is loaded from elsewhere. LOOK phone-7. */
export function Locator({ store, from }: { store: Store; from: Point | undefined }) {
  const map = mapLink(store, platformOf())
  if (!map) return null
  const point = pointOf(store)
  const link = outside(map)
  const Lead = 'target' in link ? ExternalLink : ChevronRight
  return (
    <Panel as="a" className="locator" {...link}>
      {point ? <Drawing place={point} from={from} /> : null}
      <span className="locator-words">
        <span>
          <strong>
            <Trans>Apri la mappa</Trans>
          </strong>
          {point ? <Way store={store} from={from} place={point} /> : null}
        </span>
        <Lead aria-hidden size={20} strokeWidth={1.75} />
      </span>
    </Panel>
  )
}

/** "Circa 6 min a piedi, verso nord" */
function Way({ store, from, place }: { store: Store; from: Point | undefined; place: Point }) {
  const { t, i18n } = useLingui()
  const metres = metresTo(store, from)
  const { bearing } = sketchOf(place, from)
  if (metres === undefined || bearing === undefined) return null
  const directions: Record<Bearing, string> = {
    0: t`verso nord`,
    1: t`verso nord-est`,
    2: t`verso est`,
    3: t`verso sud-est`,
    4: t`verso sud`,
    5: t`verso sud-ovest`,
    6: t`verso ovest`,
    7: t`verso nord-ovest`,
  }
  const direction = directions[bearing]
  const time = i18n.number(walkingMinutes(metres), { style: 'unit', unit: 'minute' })
  return <span>{metres <= WALKED ? t`circa ${time} a piedi, ${direction}` : direction}</span>
}

type DrawingProps = { place: Point; from: Point | undefined }

/**
 * She and the pin as the crow flies, north above, with a ring around her at each length of the scale; no street is drawn that nobody
 * asked the way of. Where she is not known, the pin alone.
 */
function Drawing({ place, from }: DrawingProps) {
  const { i18n } = useLingui()
  const { pin, you, unit } = sketchOf(place, from)
  const { width, height } = SKETCH
  const metres = unit === undefined ? undefined : scaleOf(unit, SCALE)
  const step = metres === undefined || unit === undefined ? SCALE : metres / unit
  const middle = you ?? pin
  const [size, kind] = metres !== undefined && metres >= 1_000 ? [metres / 1_000, 'kilometer'] : [metres ?? 0, 'meter']
  return (
    <span className="locator-drawing" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        {ringsOf(step).map((radius) => (
          <circle key={radius} className="locator-ring" cx={middle.x} cy={middle.y} r={radius} />
        ))}
        {you ? (
          <>
            <path className="locator-north" d="M20 14L26 28L20 25L14 28Z" />
            <text className="locator-letter" x={20} y={41}>
              N
            </text>
            <path className="locator-dots" d={`M${you.x} ${you.y}L${pin.x} ${pin.y}`} />
            <circle className="locator-halo" cx={you.x} cy={you.y} r={11} />
            <circle className="locator-you" cx={you.x} cy={you.y} r={6} />
          </>
        ) : null}
        <g transform={`translate(${pin.x} ${pin.y})`}>
          <path className="locator-pin" d="M0 0C-11 -15 -15 -20 -15 -28A15 15 0 0 1 15 -28C15 -20 11 -15 0 0Z" />
          <circle className="locator-eye" cy={-28} r={5.5} />
        </g>
      </svg>
      {metres === undefined || unit === undefined ? null : (
        <span className="locator-scale" style={{ width: `${(step / width) * 100}%` }}>
          {i18n.number(size, { style: 'unit', unit: kind })}
        </span>
      )}
    </span>
  )
}
