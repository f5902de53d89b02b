import { useEffect } from 'react'
import type { Card } from '#contract/card.ts'
import { useAtStart } from '../../api/at-start.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { type CodeShape, keep } from '../../state/snapshot.ts'
import { drawCode, shapeKey } from './code-shape.ts'

/** The drawn code of a card: the kept drawing if it is this code's, else drawn now and kept. */
export function useCodeShape(card: Card | null | undefined, activityId: string | null): CodeShape | undefined {
  const dispatch = useAppDispatch()
  const copy = useAtStart('shape')?.data
  const wanted = card ? shapeKey(card.code, card.codeType) : undefined
  const isDrawn = copy?.for === wanted
  useEffect(() => {
    if (!card || !activityId || isDrawn) return
    void drawCode(card.code, card.codeType).then((data) => dispatch(keep('shape', activityId, { data, at: new Date().toISOString() })))
  }, [card, activityId, isDrawn, dispatch])
  return isDrawn ? copy : undefined
}
