import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBeforehand } from '../../api/beforehand.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { activityChosen } from '../../state/session.ts'
import { cardGrows } from '../card/card-grows.ts'
import { atOnce } from '../../ui/growing.ts'
import { type Point, recolour } from './recolour.ts'

/** Where the finger was; a key was pressed in the middle. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  if (detail > 0) return { x: clientX, y: clientY }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** It has been lifted, and its neighbours have made room. */
const lifted = (card: HTMLElement) => Promise.allSettled(card.getAnimations?.().map(({ finished }) => finished) ?? [])

const frame = () => new Promise(requestAnimationFrame)

/**
 * Entering an activity by its card: it is lifted, and flies to its place on Home, which opens in the activity's colours in a
 * circle from the finger: one movement, for which the browser holds its frames once. LOOK "phone-6".
 * @param isHome false where the page that is open stays, and becomes the other activity's
 * @returns the card that is on its way, and what a tap on one does
 */
export function useEntering(isHome = true) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const inUse = useActivityId()
  const askBeforehand = useBeforehand()
  const [chosen, setChosen] = useState<string>()
  const enter = async (id: string, event: MouseEvent<HTMLElement>) => {
    if (chosen !== undefined) return
    const [card, point] = [event.currentTarget, pointOf(event)]
    setChosen(id)
    if (id !== inUse) askBeforehand(id)
    await frame()
    await lifted(card)
    if (id === inUse) return navigate('/')
    const change = () => {
      dispatch(activityChosen(id))
      if (isHome) void navigate('/')
    }
    await recolour(() => atOnce(change), point, cardGrows(id))
  }
  return { chosen, enter }
}
