import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, LogOut } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { LogoutDialog } from '../../components/account/LogoutDialog.tsx'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { comingTo } from '../page.tsx'
import '../../ui/sheet.css'
import './person.css'
import './entries.css'

/**
 * Her devices, who is in, and the way out: asked once, then nothing of hers stays here, offline too. The last two stand at the
 * lower edge, however many entries there are. Spec §2, SEMANTICS 2, LOOK "desktop-1".
 * @param onChoose told that a page was chosen
 */
export function LogoutButton({ onChoose }: { onChoose?: () => void }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const token = useAppSelector((state) => state.session.token)
  const { name, surname, username } = claimsOf(token)
  const hasEntry = useVisibleEntries().some(({ key }) => key === 'devices')
  const isPrivacyFirst = usePrivacyWay() === 'owed'
  const called = name ? [name, surname].flatMap((word) => word || []) : [username ?? '']
  const ask = () => {
    void comingTo('/login')
    setAsked(true)
  }
  return (
    <>
      {hasEntry || isPrivacyFirst ? null : (
        <NavLink to="/devices" className="entry" onClick={onChoose}>
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Avvisi e dispositivi</Trans>
        </NavLink>
      )}
      <div className="person sheet-foot">
        <span className="person-mark" aria-hidden>
          {called.map((word) => [...word][0]?.toUpperCase())}
        </span>
        <strong>{called.join(' ')}</strong>
        <IconButton look="bare" label={t`Esci`} onClick={ask}>
          <LogOut aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {isAsked ? <LogoutDialog onClose={() => setAsked(false)} /> : null}
    </>
  )
}
