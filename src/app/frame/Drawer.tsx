import { useLingui } from '@lingui/react/macro'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ActivityHead } from './ActivityHead.tsx'
import { EntryList } from './EntryList.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import './drawer.css'

/** The side drawer with every entry, on the side where its key stands. Spec §2. */
export function Drawer({ side, onClose }: { side: 'start' | 'end'; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet label={t`Menu`} side={side} onClose={onClose}>
      <div className="drawer">
        <ActivityHead onChoose={onClose} />
        <EntryList onChoose={onClose} />
        <LogoutButton />
        <LegalLinks onChoose={onClose} />
      </div>
    </Sheet>
  )
}
