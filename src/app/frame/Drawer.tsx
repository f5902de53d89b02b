import { useLingui } from '@lingui/react/macro'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ActivityHead } from './ActivityHead.tsx'
import { EntryList } from './EntryList.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import './drawer.css'

/** The phone's side drawer with every entry. Spec §2. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet label={t`Menu`} side="end" onClose={onClose}>
      <div className="drawer">
        <ActivityHead onChoose={onClose} />
        <EntryList onChoose={onClose} />
        <LogoutButton onChoose={onClose} />
        <LegalLinks onChoose={onClose} />
      </div>
    </Sheet>
  )
}
