import { useLingui } from '@lingui/react/macro'
import { Layers, type LucideIcon, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import { type EntryKey } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { menuIcon } from '../../components/activity/menu-icon.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon } from '../../ui/Row.tsx'
import './home.css'

/** What this activity offers, by its flags. */
export function Tiles() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const configuration = useConfiguration()
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
            <Panel as={Link} className="tile" to={path}>
              <RowIcon tone="brand" isLarge>
                <Icon aria-hidden strokeWidth={1.75} />
              </RowIcon>
              {words[key]}
            </Panel>
          </li>
        ) : null
      })}
    </ul>
  )
}
