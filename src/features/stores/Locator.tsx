import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { Store } from '#contract/stores.ts'
import { addressLines, mapLink } from '#rules/contact-links.ts'
import { metresTo, type Point, pointOf } from '#rules/distance.ts'
import { type Bearing, SKETCH, scaleOf, sketchOf, townOf, walkingMinutes } from '#rules/sketch.ts'
import { platformOf } from '../../pwa/install.ts'
import { Panel } from '../../ui/Panel.tsx'
import './locator.css'
import { outside } from '../../components/stores/outside.ts'

/** Further than this nobody walks. */
const WALKED = 3_000
/** The longest scale, in units of the drawing. */
const SCALE = 72

/** Where the store is: a drawing, its address, and the way to the phone's own map. Nothing is loaded from elsewhere. LOOK phone-7. */
export function Locator({ store, from }: { store: Store; from: Point | undefined }) {
  const map = mapLink(store, platformOf())
  if (!map) return null
  const point = pointOf(store)
  const [street = store.name, ...rest] = addressLines(store)
  const link = outside(map)
  const Lead = 'target' in link ? ExternalLink : ChevronRight
  return (
    <Panel as="a" className="locator" {...link}>
      {point ? <Drawing name={store.id} place={point} from={from} /> : null}
      <span className="locator-words">
        <span>
          <strong>{street}</strong>
          {rest.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {point ? <Way store={store} from={from} place={point} /> : null}
          <span className="unseen">
            <Trans>Apri la mappa</Trans>
          </span>
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

type DrawingProps = { name: string; place: Point; from: Point | undefined }

/** Streets such as any town has; she, the pin, and the dots between them are where they are. */
function Drawing({ name, place, from }: DrawingProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { turn, blocks } = useMemo(() => townOf(name), [name])
  const { pin, you, unit } = sketchOf(place, from)
  const { width, height } = SKETCH
  const metres = unit === undefined ? undefined : scaleOf(unit, SCALE)
  const [size, kind] = metres !== undefined && metres >= 1_000 ? [metres / 1_000, 'kilometer'] : [metres ?? 0, 'meter']
  return (
    <span className="locator-drawing" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        <clipPath id={id}>
          <rect width={width} height={height} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <g transform={`rotate(${turn} ${width / 2} ${height / 2})`}>
            {blocks.map((block) => (
              <rect
                key={`${block.x} ${block.y}`}
                className={block.isPark ? 'locator-park' : 'locator-block'}
                x={block.x}
                y={block.y}
                width={block.width}
                height={block.height}
                rx={5}
              />
            ))}
          </g>
          {you ? (
            <>
              <path className="locator-dots" d={`M${you.x} ${you.y}L${pin.x} ${pin.y}`} />
              <circle className="locator-halo" cx={you.x} cy={you.y} r={11} />
              <circle className="locator-you" cx={you.x} cy={you.y} r={6} />
            </>
          ) : null}
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <path className="locator-pin" d="M0 0C-11 -15 -15 -20 -15 -28A15 15 0 0 1 15 -28C15 -20 11 -15 0 0Z" />
            <circle className="locator-eye" cy={-28} r={5.5} />
          </g>
        </g>
      </svg>
      {metres === undefined || unit === undefined ? null : (
        <span className="locator-scale" style={{ width: `${(metres / unit / width) * 100}%` }}>
          {i18n.number(size, { style: 'unit', unit: kind })}
        </span>
      )}
    </span>
  )
}
