import { useLingui } from '@lingui/react/macro'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ActivityHead } from './ActivityHead.tsx'
import { EntryList } from './EntryList.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import './sidebar.css'

/** From 1024 px: the drawer, standing; whose app it is and who is in stay in sight, the entries between them scroll. */
export function Sidebar() {
  const { t } = useLingui()
  if (!useWide()) return null
  return (
    <nav className="sidebar" aria-label={t`Menu`}>
      <ActivityHead />
      <div className="sidebar-entries">
        <EntryList />
      </div>
      <LogoutButton />
      <LegalLinks />
    </nav>
  )
}
