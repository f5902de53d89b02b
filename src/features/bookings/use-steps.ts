import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'
import { useTrail } from './use-trail.ts'

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
  const { next, same, endAt } = useTrail()
  const [lastAt, setLastAt] = useState<number>()
  const isBeside = useWide()
  const all = isTables ? TABLE_STEPS : SERVICE_STEPS
  const steps = isBeside ? all.filter((step) => step !== 'confirm') : [...all]
  const asked = Number(search.get('step') ?? 1)
  const furthest = !isWhat ? 1 : isWhen ? steps.length : steps.indexOf('when') + 1
  const at = lastAt ?? Math.min(Math.max(1, Math.trunc(asked) || 1), furthest)
  const goTo = (to: number, replace = false) => setSearch(to <= 1 ? {} : { step: String(to) }, { replace, state: replace ? same : next })
  // Opened anew in the middle: nothing is chosen of what the address speaks of.
  const isAhead = isKnown && asked > furthest
  const correct = useEffectEvent(() => {
    goTo(furthest, true)
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
    /** It is sent, and the page of what it leads to is on its way: the step that she sent it from stays until then. */
    isEnding: lastAt !== undefined,
    endAt: (to: string) => {
      setLastAt(at)
      endAt(to)
    },
    goOn: () => goTo(at + 1),
    toWhen: () => goTo(steps.indexOf('when') + 1),
    /** An address that asks for more than is chosen must not lead on by itself once that is chosen. */
    stay: () => {
      if (asked !== at) goTo(at, true)
    },
  }
}
