import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answers, type Draft, forgetDraft, keepDraft, keptDraft } from './draft.ts'

type Start = Pick<Draft, 'activityId' | 'storeId' | 'inviteId'>

const begun = (start: Start): Draft => ({ ...start, sentAt: 0, isKnown: false, question: 'email', answers: {}, at: Date.now() })

/**
 * The registration under way on this device: taken up where it was left, or begun. One of another activity is dropped.
 * @param start what the address says; nothing on a step's own address
 */
export function useDraft(start: Start | undefined) {
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const kept = keptDraft()
    if (!start) return kept
    if (kept?.activityId !== start.activityId) return begun(start)
    return { ...kept, storeId: start.storeId ?? kept.storeId, inviteId: start.inviteId ?? kept.inviteId }
  })
  const isOver = useRef(false)

  useEffect(() => {
    if (draft && !isOver.current) keepDraft(draft)
  }, [draft])

  const change = useCallback((more: Partial<Draft>) => setDraft((now) => now && { ...now, ...more, at: Date.now() }), [])
  const keep = useCallback(
    (answers: Partial<Answers>) => setDraft((now) => now && { ...now, answers: { ...now.answers, ...answers }, at: Date.now() }),
    [],
  )
  const forget = useCallback(() => {
    isOver.current = true
    forgetDraft()
  }, [])
  return { draft, change, keep, forget }
}
