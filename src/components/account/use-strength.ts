import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LEAST_SCORE } from '#rules/password.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Strength } from './strength.ts'
import type { Answer, Question } from './strength.worker.ts'

/** `unknown`: the words could not be had; the server judges. */
export type Judged = { state: 'empty' | 'asking' | 'weak' | 'enough' | 'unknown'; strength?: Strength }

/**
 * How strong is what is typed? The worker and its words are loaded with the first letter. Spec §5.
 * @returns `missing`: what it lacks before it can be saved, as far as it was judged; `isEnough` awaits the verdict on what stands there
 */
export function useStrength(
  password: string,
  personal: string[],
): Judged & { missing: string | undefined; isEnough: () => Promise<boolean> } {
  const { t } = useLingui()
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

  const judged = judgedOf(password, answer)
  const { state, strength } = judged
  const isWeak = strength !== undefined && strength.score < LEAST_SCORE
  const isUnjudged = state === 'asking' && !strength
  const missing =
    state === 'empty'
      ? t`Scrivi la password`
      : isWeak
        ? t`La password è ancora troppo facile`
        : isUnjudged
          ? t`Controlliamo quanto è sicura…`
          : undefined
  return { ...judged, missing, isEnough: useVerdict(state) }
}

function judgedOf(password: string, answer: Answer | undefined): Judged {
  if (password === '') return { state: 'empty' }
  if (answer?.password !== password) return { state: 'asking', ...(answer?.strength && { strength: answer.strength }) }
  const { strength } = answer
  if (!strength) return { state: 'unknown' }
  return { state: strength.score >= LEAST_SCORE ? 'enough' : 'weak', strength }
}

/** A tap that comes before the verdict waits for it, rather than being lost. */
function useVerdict(state: Judged['state']) {
  const waiting = useRef<((isEnough: boolean) => void)[]>([])
  const isEnough = state === 'enough' || state === 'unknown'
  useEffect(() => {
    if (state !== 'asking') for (const tell of waiting.current.splice(0)) tell(isEnough)
  }, [state, isEnough])
  return () => (state === 'asking' ? new Promise<boolean>((tell) => waiting.current.push(tell)) : Promise.resolve(isEnough))
}
