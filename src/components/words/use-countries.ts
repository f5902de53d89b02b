import { useEffect, useEffectEvent } from 'react'
import type { Place } from '#contract/places.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { namesOf } from './place-names.ts'

type Choice = {
  /** What stands in the field; it may be none that is served. */
  chosen: string
  choose: (code: string) => void
  /** The one she told before: it stays among them although it is not served any more. */
  kept?: string | undefined
}

/**
 * The countries that an activity serves, to choose from. Once they are known the only one is chosen, and one that is not
 * served is chosen no more.
 */
export function useCountries(served: readonly Place[] | undefined, { chosen, choose, kept }: Choice) {
  const { language } = useLanguage()
  const isOffered = (code: string) => code === kept || served?.some(({ id }) => id === code)
  const settle = useEffectEvent((places: readonly Place[]) => {
    const [only = ''] = places.length === 1 ? places.map(({ id }) => id) : []
    choose(isOffered(chosen) ? chosen : only)
  })
  useEffect(() => {
    if (served) settle(served)
  }, [served])
  const isExtra = served && kept && served.every(({ id }) => id !== kept)
  return namesOf(isExtra ? [...served, { id: kept, code: kept, name: kept }] : served, language)
}
