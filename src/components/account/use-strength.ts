import { useEffect, useRef, useState } from 'react'
import { LEAST_SCORE } from '#rules/password.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Strength } from './strength.ts'
import type { Answer, Question } from './strength.worker.ts'

/** `unknown`: the words could not be had; the server judges. */
export type Judged = { state: 'empty' | 'asking' | 'weak' | 'enough' | 'unknown'; strength?: Strength }

/** How strong is what is typed? The worker and its words are loaded with the first letter. Spec §5. */
export function useStrength(password: string, personal: string[]): Judged {
  const { language } = useLanguage()
  const worker = useRef<Worker>(undefined)
  const [answer, setAnswer] = useState<Answer>()
  const known = personal.join('\n')

  useEffect(() => {
    if (password === '') return
    worker.current ??= new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent<Answer>) => setAnswer(data)
    worker.current.onerror = () => setAnswer({ password })
    worker.current.postMessage({ password, language, personal: known.split('\n') } satisfies Question)
  }, [password, language, known])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = undefined
    },
    [],
  )

  if (password === '') return { state: 'empty' }
  if (answer?.password !== password) return { state: 'asking', ...(answer?.strength && { strength: answer.strength }) }
  const { strength } = answer
  if (!strength) return { state: 'unknown' }
  return { state: strength.score >= LEAST_SCORE ? 'enough' : 'weak', strength }
}
