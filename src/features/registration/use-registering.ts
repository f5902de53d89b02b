import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Activity, Configuration } from '#contract/activities.ts'
import type { Privacy } from '#contract/privacy.ts'
import type { Registered } from '#contract/registration.ts'
import { onTheWall } from '#rules/days.ts'
import { useLingui } from '@lingui/react/macro'
import type { Progress } from '../../components/steps/StepHead.tsx'
import type { Answers, Draft } from './draft.ts'
import { isAnswered, nextOpen, pathOf, type Question, questionsOf, type Secrets } from './questions.ts'
import { type Refused, useEntry } from './use-entry.ts'

/** Whose card she makes, and what that asks of her. */
export type Setting = { activity: Activity; configuration: Configuration; privacy: Privacy | undefined }

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
  const navigate = useNavigate()
  const { key } = useLocation()
  const [secrets, setSecrets] = useState<Secrets>({})
  const [refusal, setRefusal] = useState<Refused>()
  const enter = useEntry(privacy?.id, onDone)

  const today = onTheWall(configuration.zone, Date.now()).day
  const hasText = privacy !== undefined
  const asked = questionsOf(configuration, { isKnown: draft.isKnown, hasText })
  const openIn = (one: Draft, known: Secrets) => (question: Question) => !isAnswered(question, one, known, { today, privacy })

  /** Keeps what was answered, then goes on to what is open, or enters. */
  const proceed = async (from: Question, { answers, secrets: more, ...given }: Given = {}) => {
    const next = { ...draft, ...given.draft, answers: { ...draft.answers, ...answers } }
    const known = { ...secrets, ...more }
    change(next)
    setSecrets(known)
    setRefusal(undefined)
    const all = questionsOf(configuration, { isKnown: next.isKnown, hasText })
    const open = nextOpen(from, all, openIn(next, known))
    if (open) return navigate(pathOf(open, activity.id))
    const refused = await enter(next, known, all)
    if (!refused) return
    const question = refused.question ?? from
    // A code that was refused is typed anew.
    if (question === 'code') setSecrets({ ...known, code: undefined })
    if (refused.isTextNew) {
      keep({ informativaPrivacy: undefined, informativaPointB: undefined, informativaPointC: undefined })
      reread()
    }
    setRefusal({ ...refused, question })
    if (question !== from) void navigate(pathOf(question, activity.id))
  }

  const progress = (question: Question): Progress => {
    const at = asked.indexOf(question)
    const before = asked[at - 1]
    const back = () => (key === 'default' && before ? navigate(pathOf(before, activity.id), { replace: true }) : navigate(-1))
    return {
      flow: t`Crea la tua carta`,
      of: activity.name,
      step: at + 1,
      steps: asked.length,
      onBack: before || key !== 'default' ? () => void back() : () => void navigate('/login'),
    }
  }

  return {
    activity,
    configuration,
    privacy,
    draft,
    change,
    asked,
    secrets,
    today,
    proceed,
    progress,
    answers: draft.answers,
    keep,
    /** What the server refused of this field; without a name, what is about none of them. */
    refused: (field?: string) => (refusal?.field === field ? refusal?.message : undefined),
    /** What the primary key says: the last one makes the card, and asks the server. */
    way: (question: Question) => {
      const isLast = nextOpen(question, asked, openIn(draft, secrets)) === undefined
      return { next: isLast ? t`Crea la carta` : t`Continua`, asksServer: isLast }
    },
  }
}
