/** Which push it is, and in which activity: only whoever decrypts the push knows its id. */
type Pushed = { activityId: string; id: string }

/** The receipt of a push, under which its arrival is counted. It carries its activity, so that it is looked for there alone. */
export const receiptOf = ({ activityId, id }: Pushed): string => `${activityId}.${id}`

/** The push that a receipt is of; undefined if it is none of a push, as that of a test. */
export function pushOfReceipt(receipt: string): Pushed | undefined {
  const dot = receipt.lastIndexOf('.')
  return dot > 0 ? { activityId: receipt.slice(0, dot), id: receipt.slice(dot + 1) } : undefined
}
