import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'

/** A table's people and time are chosen together; a service comes before the times that it has. */
const TABLE_STEPS = ['when', 'confirm'] as const
const SERVICE_STEPS = ['what', ...TABLE_STEPS] as const

/** `isKnown`: what can be chosen is there. */
type Chosen = { isTables: boolean; isKnown: boolean; isWhat: boolean; isWhen: boolean }

/**
 * The steps of a booking, in the address, so that the way back keeps everything: as far as what is chosen leads. On a desk what is
 * chosen stands beside the times, and is confirmed there.
 */
export function useSteps({ isTables, isKnown, isWhat, isWhen }: Chosen) {
  const [search, setSearch] = useSearchParams()
  const isBeside = useWide()
  const all = isTables ? TABLE_STEPS : SERVICE_STEPS
  const steps = isBeside ? all.filter((step) => step !== 'confirm') : [...all]
  const asked = Number(search.get('step') ?? 1)
  const furthest = !isWhat ? 1 : isWhen ? steps.length : steps.indexOf('when') + 1
  const at = Math.min(Math.max(1, Math.trunc(asked) || 1), furthest)
  const goTo = (to: number, how = {}) => setSearch(to <= 1 ? {} : { step: String(to) }, how)
  // Back from a booking that was sent: nothing is chosen any more of what the address speaks of.
  const isAhead = isKnown && asked > furthest
  const correct = useEffectEvent(() => {
    goTo(furthest, { replace: true })
    scrollTo(0, 0)
  })
  useEffect(() => {
    if (isAhead) correct()
  }, [isAhead])
  return {
    step: steps[at - 1] ?? 'when',
    at,
    of: steps.length,
    isBeside,
    goOn: () => goTo(at + 1),
    toWhen: () => goTo(steps.indexOf('when') + 1),
    /** An address that asks for more than is chosen must not lead on by itself once that is chosen. */
    stay: () => {
      if (asked !== at) goTo(at, { replace: true })
    },
  }
}
