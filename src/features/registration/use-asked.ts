import { useState } from 'react'
import { onTheWall } from '#rules/days.ts'
import { useStepRoute } from '../../components/wizard/use-step-route.ts'
import type { Draft } from './draft.ts'
import { isAnswered, pathOf, type Question, questionsOf, type Secrets } from './questions.ts'
import type { Setting } from './setting.ts'

/** A screen, or letters, on which a step has room for her name alone: `em` grows with the letters of the browser. */
const isLowScreen = () => matchMedia('(max-height: 40em)').matches

/** What is asked of her, which of it is open, and the way from one question to the other. `isIn`: she is logged in. */
export function useAsked({ activity, configuration, privacy, isIn }: Setting & { isIn: boolean }) {
  const today = onTheWall(configuration.zone, Date.now()).day
  const [isLowHere] = useState(isLowScreen)
  const isLow = isLowHere && !isIn
  const around = { asks: configuration, privacy, isLow, isIn, today }
  const asked = questionsOf(around)
  const route = useStepRoute({
    steps: asked,
    pathOf: (question: Question) => pathOf(question, activity.id),
    outside: isIn ? '/' : '/login',
  })
  const openIn = (one: Draft, known: Secrets) => (question: Question) =>
    !isAnswered(question, one, known, { ...around, isKnown: isIn || one.isKnown })
  return { asked, isLow, today, openIn, ...route }
}
