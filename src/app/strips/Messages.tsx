import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { closed, type Message } from '../../state/messages.ts'
import type { RootState } from '../store.ts'

/** Notification messages, top centre: a close key on errors, none on success. Spec §2, §8. */
export function Messages() {
  const messages = useSelector((state: RootState) => state.messages)
  return (
    <div className="messages" aria-live="polite">
      {messages.map((message) => (
        <Shown key={message.id} message={message} />
      ))}
    </div>
  )
}

function Shown({ message: { id, kind, text, timeout } }: { message: Message }) {
  const { t } = useLingui()
  const dispatch = useDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(closed(id)), timeout)
    return () => clearTimeout(timer)
  }, [id, timeout, dispatch])
  const Icon = kind === 'error' ? CircleAlert : CircleCheck
  return (
    <div className={`message message-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>{text || (kind === 'error' ? t`Operazione terminata in errore` : t`Operazione completata con successo`)}</span>
      {kind === 'error' ? (
        <button type="button" className="icon-button" aria-label={t`Chiudi`} onClick={() => dispatch(closed(id))}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  )
}
