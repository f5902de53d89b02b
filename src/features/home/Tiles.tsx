import { useLingui } from '@lingui/react/macro'
import { Layers, type LucideIcon, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import { type EntryKey } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { menuIcon } from '../../components/activity/menu-icon.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { useLanguage } from '../../i18n/use-language.tsx'

/** What this activity offers, by its flags. */
export function Tiles() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const configuration = useConfiguration().data
  const icons: Partial<Record<EntryKey, LucideIcon>> = { menus: menuIcon(configuration?.menuType), flows: TrendingUp, activities: Layers }
  const words: Partial<Record<EntryKey, string>> = {
    menus: (configuration && textOf(configuration, 'menuTextApp', language)) || t`Menù`,
    flows: t`Movimenti`,
    activities: t`Le mie attività`,
  }
  return (
    <ul className="tiles">
      {useVisibleEntries().map(({ key, path }) => {
        const Icon = icons[key]
        return Icon ? (
          <li key={key}>
            <Link className="tile panel" to={path}>
              <span className="tile-icon">
                <Icon aria-hidden strokeWidth={1.75} />
              </span>
              {words[key]}
            </Link>
          </li>
        ) : null
      })}
    </ul>
  )
}
