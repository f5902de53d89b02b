import { post } from './outbox.ts'

/** Counts a push: shown to its owner, or opened by a tap. The receipt came inside it and is all the proof there is. SEMANTICS 8. */
export const report = (receipt: string, event: 'received' | 'opened'): Promise<void> =>
  post(`/app/push-receipts/${encodeURIComponent(receipt)}`, { event })
