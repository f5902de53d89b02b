import { useState } from 'react'
import type { Activity, Configuration } from '#contract/activities.ts'
import type { Privacy } from '#contract/privacy.ts'
import type { Registered } from '#contract/registration.ts'
import { onTheWall } from '#rules/days.ts'
import { useLingui } from '@lingui/react/macro'
import { nextOpen, useStepRoute } from '../../components/wizard/use-step-route.ts'
import { useWhy } from '../../components/words/use-why.ts'
import type { Progress } from '../../components/steps/StepHead.tsx'
import type { Answers, Draft } from './draft.ts'
import { isAnswered, pathOf, type Question, questionsOf, refusedField, type Secrets } from './questions.ts'
import { useEntry } from './use-entry.ts'

/** Whose card she makes, and what that asks of her. */
export type Setting = { activity: Activity; configuration: Configuration; privacy: Privacy | undefined }

/** A screen, or letters, on which a step has room for her name alone: `em` grows with the letters of the browser. */
const isLowScreen = () => matchMedia('(max-height: 40em)').matches

type Given = { draft?: Partial<Draft>; answers?: Partial<Answers>; secrets?: Secrets }
export type Under = Setting & {
  draft: Draft
  change: (more: Partial<Draft>) => void
  keep: (answers: Partial<Answers>) => void
  onDone: (registered: Registered) => void
  /** Asks for the information text again: another is in force. */
  reread: () => void
}

export type Registering = ReturnType<typeof useRegistering>

/** What every step needs: the answers so far, the way on and the way back. */
export function useRegistering({ activity, configuration, privacy, draft, change, keep, onDone, reread }: Under) {
  const { t } = useLingui()
  const why = useWhy()
  const [secrets, setSecrets] = useState<Secrets>({})
  /** What the server did not accept, and at which field; at none, if it is about no question. */
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string }>()
  const entry = useEntry({ asks: configuration, privacyId: privacy?.id }, onDone)

  const today = onTheWall(configuration.zone, Date.now()).day
  const [isLow] = useState(isLowScreen)
  const [isConfirming, setConfirming] = useState(false)
  const around = { asks: configuration, privacy, isLow, today }
  const asked = questionsOf(around)
  const { goTo, placeOf } = useStepRoute({ steps: asked, pathOf: (question: Question) => pathOf(question, activity.id), outside: '/login' })
  const openIn = (one: Draft, known: Secrets) => (question: Question) =>
    !isAnswered(question, one, known, { ...around, isKnown: one.isKnown })

  /** Keeps what was answered, then goes on to what is open, or enters. */
  const proceed = async (from: Question, { answers, secrets: more, ...given }: Given = {}) => {
    const next = { ...draft, ...given.draft, answers: { ...draft.answers, ...answers } }
    const known = { ...secrets, ...more }
    change(next)
    setSecrets(known)
    setRefusal(undefined)
    const open = nextOpen(from, asked, openIn(next, known))
    if (open) return goTo(open)
    const failure = await entry.submit(next, known)
    if (!failure) return
    const first = failure.errors?.[0]
    const { question = from, field } = refusedField(first?.path, failure.code, asked)
    // A code that was refused is typed anew.
    if (question === 'code') setSecrets({ ...known, code: undefined })
    // Another information text is in force.
    if (failure.code === 'conflict') {
      keep({ informativaPrivacy: undefined, informativaPointB: undefined, informativaPointC: undefined })
      reread()
    }
    setRefusal({ field, message: first?.message || why(failure) })
    if (question !== from) goTo(question)
  }

  const progress = (question: Question): Progress => ({
    flow: t`Crea la tua carta`,
    of: activity.name,
    ...placeOf(question),
    ...(isConfirming && { onBack: () => setConfirming(false) }),
  })

  /** What the server refused of this field; without a name, what is about none of them. */
  const refused = (field?: string) => (refusal?.field === field ? refusal?.message : undefined)

  return {
    activity,
    configuration,
    privacy,
    draft,
    change,
    asked,
    secrets,
    today,
    isLow,
    /** The address is looked at once more, before the letter goes out. */
    isConfirming,
    setConfirming,
    proceed,
    progress,
    answers: draft.answers,
    keep,
    refused,
    /** What the primary button says, and how it stands: the last one makes the card, and asks the server. */
    way: (question: Question) => {
      const isLast = nextOpen(question, asked, openIn(draft, secrets)) === undefined
      const { isBusy, isOffline } = entry
      return {
        of: activity.name,
        next: isLast ? t`Crea la carta` : t`Continua`,
        isBusy,
        isOffline: isLast && isOffline,
        refusal: refused(),
      }
    },
  }
}
