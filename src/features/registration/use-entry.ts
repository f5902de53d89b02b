import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { NewCard, Registered } from '#contract/registration.ts'
import { revoke } from '../../api/auth.ts'
import { useJoinMutation } from '../../api/memberships.ts'
import { useSignInMutation } from '../../api/registration.ts'
import { type Outcome, useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { askToPersist } from '../../pwa/storage.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks.ts'
import { newId } from '../../state/new-id.ts'
import { activityChosen, authenticated, claimsOf } from '../../state/session.ts'
import type { Draft } from './draft.ts'
import type { Asks, Secrets } from './questions.ts'
import { joinInput, signInInput } from './sign-in-input.ts'

type Entry = {
  activity: Activity
  asks: Asks
  privacyId: string | undefined
  /** Who is logged in: her session makes the card. */
  me: string | undefined
  onDone: (made: NewCard) => void
}
type Made = { data: NewCard | Registered }

/** The end of it: everything is sent at once, so that nothing half-made stays on the server, and she is in. */
export function useEntry({ activity: { id, name }, asks, privacyId, me, onDone }: Entry) {
  const isIn = me !== undefined
  const { t } = useLingui()
  const { language } = useLanguage()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const before = useAppSelector((state) => state.session.refreshToken)
  const [signIn] = useSignInMutation()
  const [join] = useJoinMutation()
  const [attempt] = useState(newId)
  const around = { asks, language, privacyId }
  const enter = (draft: Draft, secrets: Secrets): PromiseLike<Outcome<Made>> =>
    isIn ? join(joinInput(draft, around)) : signIn({ ...signInInput(draft, secrets, around), attempt })
  const isStillIn = () => claimsOf(store.getState().session.token).username === me
  const begin = (data: Made['data']) => {
    onDone(data)
    if ('token' in data) dispatch(authenticated(data))
    dispatch(activityChosen(id))
    void askToPersist()
  }
  return useSubmit(enter, {
    onDone: ({ data }) => {
      if (isIn) return
      if (before) void revoke(before)
      begin(data)
    },
    // Who went on meanwhile has one more card, and stays where she is; so does who came after her.
    ...(isIn && { leadsTo: ({ data }) => isStillIn() && begin(data), late: () => ({ text: t`La carta di ${name} è fra le tue` }) }),
  })
}
