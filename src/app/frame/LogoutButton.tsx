import { useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { LogoutDialog } from '../../components/account/LogoutDialog.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { comingTo } from '../page.tsx'
import '../../ui/sheet.css'
import './person.css'

/**
 * Who is in, and the way out: asked once, then nothing of hers stays here, offline too. Both stand at the lower edge, however many
 * entries there are. Spec §2, SEMANTICS 2, LOOK "desktop-1".
 */
export function LogoutButton() {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const token = useAppSelector((state) => state.session.token)
  const { name, surname, username } = claimsOf(token)
  const called = name ? [name, surname].flatMap((word) => word || []) : [username ?? '']
  const ask = () => {
    void comingTo('/login')
    setAsked(true)
  }
  return (
    <>
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
