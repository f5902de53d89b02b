import { useDispatch, useSelector } from 'react-redux'
import type { Registered } from '#contract/registration.ts'
import { revoke } from '../../api/auth.ts'
import type { Failure } from '../../api/base-query.ts'
import { useSignInMutation } from '../../api/registration.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { askToPersist } from '../../pwa/storage.ts'
import { activityChosen, authenticated, type Session } from '../../state/session.ts'
import type { Draft } from './draft.ts'
import { type Question, refusedField, type Secrets } from './questions.ts'
import { signInInput } from './sign-in-input.ts'
import { useWhy } from '../../components/words/use-why.ts'

/** What the server did not accept: of which question, at which field, and why. `isTextNew`: another information text is in force. */
export type Refused = ReturnType<typeof refusedField> & { message: string; isTextNew?: boolean }

/** The end of it: everything is sent at once, so that nothing half-made stays on the server, and she is in. */
export function useEntry(privacyId: string | undefined, onDone: (registered: Registered) => void) {
  const why = useWhy()
  const { language } = useLanguage()
  const dispatch = useDispatch()
  const before = useSelector((state: { session: Session }) => state.session.refreshToken)
  const [signIn] = useSignInMutation()

  return async (draft: Draft, secrets: Secrets, asked: readonly Question[]): Promise<Refused | undefined> => {
    const { data, error } = await signIn(signInInput(draft, secrets, { asked, language, privacyId }))
    if (data) {
      if (before) void revoke(before)
      onDone(data.data)
      dispatch(authenticated(data.data))
      dispatch(activityChosen(draft.activityId))
      void askToPersist()
      return undefined
    }
    const { code, errors } = error as Failure
    const first = errors?.[0]
    const said = first?.message || why(error)
    return { ...refusedField(first?.path, code, asked), message: said, isTextNew: code === 'conflict' }
  }
}
