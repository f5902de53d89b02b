import { useSendCodeMutation } from '../../api/registration.ts'
import type { Draft } from './draft.ts'
import type { Registering } from './use-registering.ts'
import { useWhy } from '../../components/words/use-why.ts'

/** The code's life, in milliseconds. SEMANTICS 2. */
const LIFE = 600_000

/**
 * Has the letter with the six digits sent; one that is on its way to this address serves, unless another is asked for.
 * @returns what to keep of it, or why not
 */
export function useCodeMail({ activity, answers, draft }: Registering) {
  const why = useWhy()
  const [send] = useSendCodeMutation()
  return async (isAnother = false): Promise<{ draft?: Partial<Draft>; refused?: string }> => {
    const username = answers.email?.trim() ?? ''
    const isOnItsWay = draft.challenge !== undefined && draft.sentTo === username && Date.now() - draft.sentAt < LIFE
    if (isOnItsWay && !isAnother) return { draft: {} }
    const { data, error } = await send({ activityId: activity.id, username })
    if (data) return { draft: { challenge: data.data.code, sentTo: username, sentAt: Date.now(), isKnown: false } }
    return { refused: why(error) }
  }
}
