import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { closed, type Message } from '../../state/messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import './messages.css'

/** Notification messages, top centre: a close key on errors, none on success but beside a way. Spec §2, §8. */
export function Messages() {
  const messages = useAppSelector((state) => state.messages)
  return (
    <div className="messages" aria-live="polite">
      {messages.map((message) => (
        <Shown key={message.id} message={message} />
      ))}
    </div>
  )
}

function Shown({ message: { id, kind, text, timeout, way } }: { message: Message }) {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(closed(id)), timeout)
    return () => clearTimeout(timer)
  }, [id, timeout, dispatch])
  const defaults: Record<Message['kind'], string> = {
    success: t`Operazione completata con successo`,
    error: t`Operazione terminata in errore`,
    unreached: t`Il server non risponde. Riprova tra poco.`,
  }
  const isError = kind !== 'success'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <div className={`message message-${isError ? 'error' : 'success'}`} role={isError ? 'alert' : 'status'}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>{text || defaults[kind]}</span>
      {way ? (
        <Link className="message-way" to={way.to} onClick={() => dispatch(closed(id))}>
          {way.words}
        </Link>
      ) : null}
      {isError || way ? (
        <IconButton look="bare" label={t`Chiudi`} onClick={() => dispatch(closed(id))}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </div>
  )
}
