import type { UseFormReturn } from 'react-hook-form'
import { useCheckEmailMutation } from '../../api/registration.ts'
import { type Outcome, useSubmit } from '../../components/submit/use-submit.ts'
import type { Draft } from './draft.ts'
import { useCodeMail } from './use-code-mail.ts'
import { useMe } from './use-me.ts'
import { useToOwnCard } from './use-own-card.ts'
import type { Registering } from './use-registering.ts'

/** Is the address free, and what to keep of the letter that went there, if one did. */
type Checked = { isFree: boolean; mail?: Partial<Draft> | undefined }
type Typed = { email: string }

/**
 * Asks whether an address is free; a free one is looked at once more. Whoever is logged in has proved hers before: the letter
 * goes out at once, and where that address has a card, it is hers.
 */
export function useAddressCheck(at: Registering, form: UseFormReturn<Typed>) {
  const { id: activityId } = at.activity
  const isMine = useMe() !== undefined
  const [check] = useCheckEmailMutation()
  const send = useCodeMail(at)
  const toOwnCard = useToOwnCard()
  const ask = async ({ email }: Typed): Promise<Outcome<Checked>> => {
    const { data, error } = await check({ email, activityId })
    const isFree = data?.data.free === true
    if (error || !isMine || !isFree) return { data: { isFree }, error }
    const sent = await send({ email })
    return { data: { isFree, mail: sent.data }, error: sent.error }
  }
  return useSubmit(ask, {
    form,
    field: 'email',
    onDone: ({ isFree, mail }, answers) => {
      if (mail) return at.proceed('email', { draft: mail, answers, secrets: { code: undefined } })
      if (isFree) return at.setConfirming(true)
      return isMine ? toOwnCard(activityId) : form.setError('email', { type: 'taken' }, { shouldFocus: true })
    },
  })
}
