import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { staysOpen } from '#rules/consents.ts'
import { textOf } from '#rules/translate.ts'
import { DEVICES, type Entry, type EntryKey, hasManyStores } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { menuIcon } from '../../components/activity/menu-icon.ts'
import { useAreFactsKnown } from '../../components/activity/Asking.tsx'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { useStoreWords } from '../../components/activity/use-store-words.ts'
import { isInstalled } from '../../pwa/install.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { looks } from './entry-looks.ts'

export type ShownEntry = Entry & { title: string; short: string; Icon: (typeof looks)['home']['Icon'] }

/**
 * The menu entries this customer sees, with their words; the menu is titled with the configured text, stores as the activity
 * calls them. None until it is known which: what a thumb aims at never moves; and none that leads around an information text
 * that waits for her. Spec §4, §6.
 */
export function useEntries(): ShownEntry[] {
  const { i18n } = useLingui()
  const areKnown = useAreFactsKnown()
  const way = usePrivacyWay()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const stores = useStoreWords()
  const menuTitle = configuration && textOf(configuration, 'menuTextApp', language)
  const owns: Partial<Record<EntryKey, string | null | undefined>> = {
    menus: menuTitle,
    stores: hasManyStores(configuration?.stores) ? stores.many : stores.one,
  }
  const MenuIcon = menuIcon(configuration?.menuType)
  const shown = useVisibleEntries().filter(({ key, path }) => (way === 'owed' ? staysOpen(path) : key !== 'install' || !isInstalled()))
  if (!areKnown || way === 'unknown') return []
  return shown.map((entry) => {
    const said = wordsOf(i18n, entry, owns[entry.key])
    return entry.key === 'menus' ? { ...said, Icon: MenuIcon } : said
  })
}

/** All of the side menu: those, and last her devices, which are nobody’s tab and wait with the others for a text that is owed. */
export function useMenuEntries(): ShownEntry[] {
  const { i18n } = useLingui()
  const entries = useEntries()
  const isPrivacyFirst = usePrivacyWay() === 'owed'
  const isWhole = entries.length === 0 || isPrivacyFirst || entries.some(({ key }) => key === DEVICES.key)
  return isWhole ? entries : [...entries, wordsOf(i18n, DEVICES)]
}

function wordsOf(i18n: I18n, entry: Entry, own?: string | null): ShownEntry {
  const { title, short, Icon } = looks[entry.key]
  return { ...entry, title: own || i18n._(title), short: own || i18n._(short), Icon }
}
