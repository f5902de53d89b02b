import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { FriendWish } from '#contract/friends.ts'
import { phone } from '#rules/phone.ts'
import type { Failure } from '../../api/base-query.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { useSendInvitationMutation } from '../../api/friends.ts'
import type { Session } from '../../state/session.ts'
import { Field } from '../../ui/Field.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'

/** Spec §9: so long the sent message stands. */
const SENT_FOR = 5_000
const Wish = z.pick(FriendWish, { phoneNumber: true })

/** The server's own message to a friend, for who has none to send: a few a day. Spec §7, SEMANTICS 10. */
export function MessageForm() {
  const { t } = useLingui()
  const why = useWhy()
  const isOnline = useOnline()
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const [send, { isLoading }] = useSendInvitationMutation()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ defaultValues: { phoneNumber: '' }, resolver: standardSchemaResolver(Wish) })
  const { phoneNumber } = form.formState.errors
  useUnsaved(form.formState.isDirty)

  useEffect(() => {
    if (!sentTo) return
    const over = setTimeout(() => setSentTo(undefined), SENT_FOR)
    return () => clearTimeout(over)
  }, [sentTo])

  const words = (failure: Failure) => {
    if (failure.status === 429) return t`Per oggi gli inviti via SMS sono finiti: condividi il link.`
    return failure.code === 'malformed' ? t`Scrivi un numero di cellulare, per esempio 333 1234567` : why(failure)
  }
  const submit = form.handleSubmit(async (values) => {
    if (isLoading || !isOnline || !activityId) return
    const { error } = await send({ ...values, activityId })
    if (error) return form.setError('phoneNumber', { type: 'server', message: words(error as Failure) }, { shouldFocus: true })
    setSentTo(phone(values.phoneNumber))
    form.reset()
  })
  const wrong = phoneNumber?.type === 'server' ? phoneNumber.message : t`Scrivi un numero di cellulare, per esempio 333 1234567`
  return (
    <section className="panel friends-message">
      <h2>
        <Trans>Un SMS da parte tua</Trans>
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t`Cellulare di chi inviti`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={30}
          hint={<Trans>Lo mandiamo noi, al massimo cinque al giorno. Il numero non lo teniamo.</Trans>}
          error={phoneNumber && wrong}
          {...form.register('phoneNumber')}
        />
        <button type="submit" className="button button-wide" aria-disabled={isLoading || !isOnline}>
          <Send aria-hidden size={20} strokeWidth={1.75} />
          {isOnline ? isLoading ? <Trans>Un momento…</Trans> : <Trans>Manda l’SMS</Trans> : <Trans>Manda l’SMS: serve la rete</Trans>}
        </button>
      </form>
      <p className="friends-sent" role="status">
        {sentTo ? (
          <>
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
            <Trans>SMS in viaggio verso {sentTo}</Trans>
          </>
        ) : null}
      </p>
    </section>
  )
}
