import { useDraft } from '../../components/wizard/use-draft.ts'
import { type Draft, registrations } from './draft.ts'

type Start = Pick<Draft, 'activityId' | 'storeId' | 'inviteId'>

const begun = (start: Start): Draft => ({ ...start, sentAt: 0, isKnown: false, question: 'email', answers: {}, at: Date.now() })

/**
 * The registration under way on this device: taken up where it was left, or begun. One of another activity is dropped.
 * @param start what the address says; undefined on a step's own address
 */
export const useRegistrationDraft = (start: Start | undefined) =>
  useDraft(registrations, (left) => {
    if (!start) return left
    if (left?.activityId !== start.activityId) return begun(start)
    const { storeId = left.storeId, inviteId = left.inviteId } = start
    return { ...left, storeId, inviteId, gift: inviteId === left.inviteId ? left.gift : undefined }
  })
