import { useSendCodeMutation } from '../../api/registration.ts'
import type { Outcome } from '../../components/submit/use-submit.ts'
import { newId } from '../../state/new-id.ts'
import type { Draft } from './draft.ts'
import type { Registering } from './use-registering.ts'

/** The code's life, in milliseconds. SEMANTICS 2. */
const LIFE = 600_000

/**
 * Has the letter with the six digits sent to her, or to another `email`; one that is on its way there serves, unless another is asked for.
 * @returns what to keep of it
 */
export function useCodeMail({ activity, answers, draft, change }: Registering) {
  const [send] = useSendCodeMutation()
  return async ({ isAnother = false, email = answers.email ?? '' } = {}): Promise<Outcome<Partial<Draft>>> => {
    const username = email.trim()
    const isOnItsWay = draft.challenge !== undefined && draft.sentTo === username && Date.now() - draft.sentAt < LIFE
    if (isOnItsWay && !isAnother) return { data: {} }
    // Whoever repeats one that was not answered has the letter that it sent.
    const attempt = draft.attempt?.to === username ? draft.attempt : { id: newId(), to: username }
    change({ attempt })
    const { data, error } = await send({ activityId: activity.id, username, attempt: attempt.id })
    if (data) return { data: { challenge: data.data.code, sentTo: username, sentAt: Date.now(), isKnown: false, attempt: undefined } }
    return { error }
  }
}
