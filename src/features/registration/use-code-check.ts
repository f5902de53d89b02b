import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useCheckCodeMutation } from '../../api/registration.ts'
import { isCode } from './draft.ts'
import type { Registering } from './use-registering.ts'
import { useWhy } from '../../components/words/use-why.ts'

/** How long "Codice corretto" is to be read before the next question, in milliseconds. */
const STAY = 700

type Verdict = { outcome: 'correct' | 'wrong' | 'expired' | 'unknown'; message: string; left?: number }

/** Asks the server about the six digits, once at a time; right ones lead on. SEMANTICS 2. */
export function useCodeCheck({ activity, draft, proceed }: Registering) {
  const { t } = useLingui()
  const why = useWhy()
  const [ask] = useCheckCodeMutation()
  const [verdict, setVerdict] = useState<Verdict>()
  const isChecking = useRef(false)
  const isHere = useRef(true)
  useEffect(() => () => void (isHere.current = false), [])

  const judged = async (code: string): Promise<Verdict & { known?: boolean }> => {
    const { challenge = '' } = draft
    if (isCode(challenge))
      return code === challenge ? { outcome: 'correct', message: t`Codice corretto` } : { outcome: 'wrong', message: t`Codice errato` }
    const { data, error } = await ask({ code, challenge, activityId: activity.id })
    if (data) return data.data
    return { outcome: 'unknown', message: why(error) }
  }

  const check = async (code: string) => {
    if (isChecking.current || code.length < 6) return
    isChecking.current = true
    const { known = false, ...said } = await judged(code)
    setVerdict(said)
    isChecking.current = false
    if (said.outcome !== 'correct') return
    await new Promise((done) => setTimeout(done, STAY))
    if (isHere.current) await proceed('code', { secrets: { code }, draft: { isKnown: known } })
  }

  return { verdict, check, reset: () => setVerdict(undefined) }
}
