import { useCallback, useLayoutEffect, useRef } from 'react'
import { useDraft } from '../../components/wizard/use-draft.ts'
import { type Draft, registrations } from './draft.ts'

type Start = Pick<Draft, 'activityId' | 'storeId' | 'inviteId'>

const begun = ({ activityId, storeId, inviteId }: Start, of: string | undefined) => ({
  activityId,
  storeId,
  inviteId,
  of,
  byCode: undefined,
  proposedBy: undefined,
  challenge: undefined,
  sentTo: undefined,
  attempt: undefined,
  sentAt: 0,
  isKnown: false,
  question: 'email',
  answers: {},
  at: Date.now(),
})

/**
 * The registration under way on this device: taken up where it was left, or begun. One of another activity is dropped, and so is what
 * somebody else has said, or she before she was logged in, or after.
 * @param start what the address says; undefined on a step's own address
 * @param me the user name of whoever is logged in
 */
export function useRegistrationDraft(start: Start | undefined, me: string | undefined) {
  const isOver = useRef(false)
  const { draft, change, forget, ...kept } = useDraft(registrations, (left): Draft | undefined => {
    if (left && (!start || left.activityId === start.activityId)) {
      const { storeId = left.storeId, inviteId = left.inviteId } = start ?? left
      const ids = { storeId, inviteId, gift: inviteId === left.inviteId ? left.gift : undefined }
      return left.of === me ? { ...left, ...ids } : { ...left, ...begun(left, me), ...ids }
    }
    return start && begun(start, me)
  })
  const isAnothers = draft !== undefined && draft.of !== me
  useLayoutEffect(() => {
    if (isAnothers && !isOver.current) change(begun(draft, me))
  }, [isAnothers, draft, me, change])
  return {
    ...kept,
    draft,
    change,
    forget: useCallback(() => {
      isOver.current = true
      forget()
    }, [forget]),
  }
}
