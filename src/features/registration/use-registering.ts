import { useState } from 'react'
import type { NewCard } from '#contract/registration.ts'
import { useLingui } from '@lingui/react/macro'
import { nextOpen } from '../../components/wizard/use-step-route.ts'
import { useWhy } from '../../components/words/use-why.ts'
import type { Progress } from '../../components/steps/StepHead.tsx'
import type { Answers, Draft } from './draft.ts'
import { type Question, refusedField, type Secrets } from './questions.ts'
import type { Setting } from './setting.ts'
import { useAsked } from './use-asked.ts'
import { useEntry } from './use-entry.ts'

type Given = { draft?: Partial<Draft>; answers?: Partial<Answers>; secrets?: Secrets }
export type Under = Setting & {
  /** The user name of whoever is logged in and takes the card so; undefined of who is not, or proves her address by a code. */
  me: string | undefined
  draft: Draft
  change: (more: Partial<Draft>) => void
  keep: (answers: Partial<Answers>) => void
  onDone: (made: NewCard) => void
  /** Asks for the information text again: another is in force. */
  reread: () => void
}

export type Registering = ReturnType<typeof useRegistering>

/** What every step needs: the answers so far, the way on and the way back. */
export function useRegistering({ activity, configuration, privacy, me, draft, change, keep, onDone, reread }: Under) {
  const { t } = useLingui()
  const why = useWhy()
  const [secrets, setSecrets] = useState<Secrets>({})
  /** What the server did not accept, and at which field; at none, if it is about no question. */
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string }>()
  const isIn = me !== undefined
  const entry = useEntry({ activity, asks: configuration, privacyId: privacy?.id, me, onDone })

  const [isConfirming, setConfirming] = useState(false)
  const { asked, isLow, today, openIn, goTo, placeOf } = useAsked({ activity, configuration, privacy, isIn })

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
    // A server that has only what the specification says lets her join by code and password.
    if (isIn && failure.code !== 'not_found' && [404, 405].includes(failure.status)) return change({ byCode: true })
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

  const progress = (question: Question): Progress => {
    const { onBack, ...place } = placeOf(question)
    return {
      flow: t`Crea la tua carta`,
      of: activity.name,
      // One step is not counted.
      ...(!isIn && place),
      onBack: isConfirming ? () => setConfirming(false) : onBack,
    }
  }

  /** What the server refused of this field; without a name, what is about none of them. */
  const refused = (field?: string) => (refusal?.field === field ? refusal?.message : undefined)

  return {
    activity,
    configuration,
    privacy,
    me,
    draft,
    /** Her account has her name. */
    isKnown: isIn || draft.isKnown,
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
