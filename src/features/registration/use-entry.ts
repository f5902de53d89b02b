import { useState } from 'react'
import type { Registered } from '#contract/registration.ts'
import { revoke } from '../../api/auth.ts'
import { useSignInMutation } from '../../api/registration.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { askToPersist } from '../../pwa/storage.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { newId } from '../../state/new-id.ts'
import { activityChosen, authenticated } from '../../state/session.ts'
import type { Draft } from './draft.ts'
import type { Asks, Secrets } from './questions.ts'
import { signInInput } from './sign-in-input.ts'

/** The end of it: everything is sent at once, so that nothing half-made stays on the server, and she is in. */
export function useEntry({ asks, privacyId }: { asks: Asks; privacyId: string | undefined }, onDone: (registered: Registered) => void) {
  const { language } = useLanguage()
  const dispatch = useAppDispatch()
  const before = useAppSelector((state) => state.session.refreshToken)
  const [signIn] = useSignInMutation()
  const [attempt] = useState(newId)
  const enter = (draft: Draft, secrets: Secrets) => signIn({ ...signInInput(draft, secrets, { asks, language, privacyId }), attempt })
  return useSubmit(enter, {
    onDone: ({ data }, { activityId }) => {
      if (before) void revoke(before)
      onDone(data)
      dispatch(authenticated(data))
      dispatch(activityChosen(activityId))
      void askToPersist()
    },
  })
}
