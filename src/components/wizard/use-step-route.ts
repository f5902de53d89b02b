import { useLocation, useNavigate } from 'react-router-dom'
import { isOpenedHere } from '../page/opened-here.ts'

/** The next step that is open: after this one, else from the start. @returns undefined if none is */
export function nextOpen<S>(step: S, steps: readonly S[], isOpen: (one: S) => boolean): S | undefined {
  const at = steps.indexOf(step)
  return [...steps.slice(at + 1), ...steps.slice(0, at)].find(isOpen)
}

type Route<S> = {
  steps: readonly S[]
  pathOf: (step: S) => string
  /** Where the way back leads from a first step that was opened by its address. */
  outside: string
}

/** Each step has an address of its own: the way on, and the way back, also of who opened one in the middle. */
export function useStepRoute<S>({ steps, pathOf, outside }: Route<S>) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const back = (before: S | undefined) => () => {
    if (!isOpenedHere(key)) void navigate(-1)
    else if (before !== undefined) void navigate(pathOf(before), { replace: true })
    else void navigate(outside)
  }
  return {
    goTo: (step: S) => void navigate(pathOf(step)),
    /** How far she is, from one, and the way back. */
    placeOf: (step: S) => {
      const at = steps.indexOf(step)
      return { step: at + 1, steps: steps.length, onBack: back(steps[at - 1]) }
    },
  }
}
