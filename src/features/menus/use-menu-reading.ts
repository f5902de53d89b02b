import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { MenuItem } from '#contract/menus.ts'
import { readMenu } from '#rules/menu.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useDishFilter } from './use-dish-filter.ts'

/** What the customer looks for, and the menu read by it; the reading follows a moment later, so that typing never waits for 300 dishes. */
export function useMenuReading(items: readonly MenuItem[] | undefined, hasAllergens: boolean) {
  const { language } = useLanguage()
  const [search, setWords] = useState('')
  // What is found stands at the top, wherever the list was.
  const setSearch = useCallback((words: string) => {
    setWords(words)
    window.scrollTo(0, 0)
  }, [])
  const { filter, toggle, clear } = useDishFilter()
  const asked = useMemo(() => ({ search, ...(hasAllergens ? filter : { without: [], only: [] }) }), [search, filter, hasAllergens])
  const wish = useDeferredValue(asked)
  const reading = useMemo(() => readMenu(items ?? [], wish, language), [items, wish, language])
  return { ...reading, wish, search, setSearch, filter, toggle, clear, filters: asked.without.length + asked.only.length, language }
}
export type MenuReading = ReturnType<typeof useMenuReading>
