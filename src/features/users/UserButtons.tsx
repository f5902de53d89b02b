import { useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/users.ts'
import { useOnline } from '../../ui/use-online.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useReach } from './use-reach.ts'
import { UserDialog } from './user-dialog.ts'
import { calledOf } from './user-words.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import './users.css'

/** What can be done to one account; nobody removes herself. */
export function UserButtons({ user }: { user: User }) {
  const { t } = useLingui()
  const { me } = useReach()
  const isOnline = useOnline()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  useRefocus()
  const called = calledOf(user)
  const close = () => setOpen(undefined)
  return (
    <div className="user-keys">
      <IconButton title={t`Modifica`} label={t`Modifica ${called}`} disabled={!isOnline} onClick={() => setOpen('edit')}>
        <Pencil aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {user.id === me ? null : (
        <IconButton title={t`Elimina`} label={t`Elimina ${called}`} disabled={!isOnline} onClick={() => setOpen('remove')}>
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      )}
      {open === 'edit' ? <UserDialog user={user} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog user={user} onClose={close} /> : null}
    </div>
  )
}
