import { useCallback, useEffect, useRef, useState } from 'react'
import type { Drafts } from './drafts.ts'

/**
 * What she has answered so far, kept on this device at each change, so that a wizard is taken up where it was left.
 * @param begin makes the draft it begins with, of the one that was left if there is one; undefined if there is nothing to go on with
 */
export function useDraft<T extends { at: number; answers: object }>(drafts: Drafts<T>, begin: (left: T | undefined) => T | undefined) {
  const [draft, setDraft] = useState(() => begin(drafts.read()))
  const isOver = useRef(false)

  useEffect(() => {
    if (draft && !isOver.current) drafts.keep(draft)
  }, [drafts, draft])

  const change = useCallback((more: Partial<T>) => setDraft((now) => now && { ...now, ...more, at: Date.now() }), [])
  const keep = useCallback(
    (answers: Partial<T['answers']>) => setDraft((now) => now && { ...now, answers: { ...now.answers, ...answers }, at: Date.now() }),
    [],
  )
  const forget = useCallback(() => {
    isOver.current = true
    drafts.forget()
  }, [drafts])
  return { draft, change, keep, forget }
}
