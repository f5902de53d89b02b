import { Trans } from '@lingui/react/macro'
import { BellRing, LogOut } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { LogoutDialog } from '../../components/account/LogoutDialog.tsx'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { comingTo } from '../page.tsx'
import './person.css'
import './entries.css'

/**
 * Who is in, her devices, and the way out: asked once, then nothing of hers stays here, offline too. Spec §2, SEMANTICS 2.
 * @param onChoose told that a page was chosen
 */
export function LogoutButton({ onChoose }: { onChoose?: () => void }) {
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
    <div className="person">
      <div className="person-name">
        <span className="person-mark" aria-hidden>
          {called.map((word) => [...word][0]?.toUpperCase())}
        </span>
        <strong>{called.join(' ')}</strong>
      </div>
      {hasEntry || isPrivacyFirst ? null : (
        <NavLink to="/devices" className="entry" onClick={onChoose}>
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Avvisi e dispositivi</Trans>
        </NavLink>
      )}
      <button type="button" className="entry" onClick={ask}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Esci</Trans>
      </button>
      {isAsked ? <LogoutDialog onClose={() => setAsked(false)} /> : null}
    </div>
  )
}
