import { useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/stores.ts'
import { metresTo, type Point, roundedDistance } from '#rules/distance.ts'
import './stores.css'

/** How far a store is from where she is, as the crow flies. */
export function Distance({ store, from }: { store: Store; from: Point | undefined }) {
  const { i18n } = useLingui()
  const metres = metresTo(store, from)
  if (metres === undefined) return null
  const { value, unit, digits } = roundedDistance(metres)
  return <span className="store-distance">{i18n.number(value, { style: 'unit', unit, maximumFractionDigits: digits })}</span>
}
