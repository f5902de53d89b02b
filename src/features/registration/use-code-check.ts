import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useCheckCodeMutation } from '../../api/registration.ts'
import { type Outcome, useSubmit } from '../../components/submit/use-submit.ts'
import { isCode } from './draft.ts'
import type { Registering } from './use-registering.ts'

/** How long "Codice corretto" is to be read before the next question, in milliseconds. */
const STAY = 700

type Verdict = { outcome: 'correct' | 'wrong' | 'expired'; message: string; left?: number; known?: boolean }

/** Asks the server about the six digits, once at a time; right ones lead on. SEMANTICS 2. */
export function useCodeCheck({ activity, draft, proceed }: Registering) {
  const { t } = useLingui()
  const [ask] = useCheckCodeMutation()
  const [verdict, setVerdict] = useState<Verdict>()
  const isHere = useRef(true)
  useEffect(() => () => void (isHere.current = false), [])

  const judge = async (code: string): Promise<Outcome<{ data: Verdict }>> => {
    const { challenge = '' } = draft
    if (!isCode(challenge)) return ask({ code, challenge, activityId: activity.id })
    const isRight = code === challenge
    return { data: { data: { outcome: isRight ? 'correct' : 'wrong', message: isRight ? t`Codice corretto` : t`Codice errato` } } }
  }
  const { submit, clear, ...state } = useSubmit(judge, {
    onDone: async ({ data }, code) => {
      setVerdict(data)
      if (data.outcome !== 'correct') return
      await new Promise((done) => setTimeout(done, STAY))
      if (isHere.current) await proceed('code', { secrets: { code }, draft: { isKnown: data.known ?? false } })
    },
  })
  const reset = () => {
    setVerdict(undefined)
    clear()
  }
  return { ...state, verdict, check: submit, reset }
}
