import { useLingui } from '@lingui/react/macro'
import { staysOpen } from '#rules/consents.ts'
import { textOf } from '#rules/translate.ts'
import { type Entry, type EntryKey, hasManyStores } from '#rules/visibility.ts'
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
    const { title, short, Icon } = looks[entry.key]
    const own = owns[entry.key]
    return { ...entry, title: own || i18n._(title), short: own || i18n._(short), Icon: entry.key === 'menus' ? MenuIcon : Icon }
  })
}
