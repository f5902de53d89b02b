import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FriendWish } from '#contract/friends.ts'
import { phone } from '#rules/phone.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useSendInvitationMutation } from '../../api/friends.ts'
import { Field } from '../../ui/Field.tsx'
import { useAskedBeforeLeaving } from '../../ui/leave.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import './friends.css'

/** Spec §9: so long the sent message stands. */
const SENT_FOR = 5_000
const FriendNumber = z.pick(FriendWish, { phoneNumber: true })
type FriendNumber = z.infer<typeof FriendNumber>

/** The server's own message to a friend, for who has none to send: a few a day. Spec §7, SEMANTICS 10. */
export function MessageForm() {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [send] = useSendInvitationMutation()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ defaultValues: { phoneNumber: '' }, resolver: standardSchemaResolver(FriendNumber) })
  useUnsaved(form.formState.isDirty)

  useEffect(() => {
    if (!sentTo) return
    const over = setTimeout(() => setSentTo(undefined), SENT_FOR)
    return () => clearTimeout(over)
  }, [sentTo])

  const unlike = t`Scrivi un numero di cellulare, per esempio 333 1234567`
  const { submit, isBusy, isOffline } = useSubmit(({ phoneNumber }: FriendNumber) => send({ phoneNumber, activityId }), {
    form,
    field: 'phoneNumber',
    words: ({ status, code }) => {
      if (status === 429) return t`Per oggi gli inviti via SMS sono finiti: condividi il link.`
      return code === 'malformed' ? unlike : undefined
    },
    onDone: (_, { phoneNumber }) => {
      setSentTo(phone(phoneNumber))
      form.reset()
    },
  })
  useAskedBeforeLeaving(form.formState.isDirty && !isBusy)
  const wrong = form.formState.errors.phoneNumber
  return (
    <Panel as="section" className="friends-message">
      <h2>
        <Trans>Un SMS da parte tua</Trans>
      </h2>
      <form noValidate onSubmit={form.handleSubmit((values) => submit(values))}>
        <Field
          label={t`Cellulare di chi inviti`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={30}
          hint={<Trans>Lo mandiamo noi, al massimo cinque al giorno. Il numero non lo teniamo.</Trans>}
          error={wrong && (wrong.type === 'server' ? wrong.message : unlike)}
          {...form.register('phoneNumber')}
        />
        <Button type="submit" isWide aria-disabled={isBusy || isOffline}>
          <Send aria-hidden size={20} strokeWidth={1.75} />
          {isOffline ? <Trans>Manda l’SMS: serve la rete</Trans> : isBusy ? <Trans>Un momento…</Trans> : <Trans>Manda l’SMS</Trans>}
        </Button>
      </form>
      <p className="friends-sent" role="status">
        {sentTo ? (
          <>
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
            <Trans>SMS in viaggio verso {sentTo}</Trans>
          </>
        ) : null}
      </p>
    </Panel>
  )
}
