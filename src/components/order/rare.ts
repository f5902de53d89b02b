import { part } from '../../ui/part.tsx'

/** What few orders come to: its code comes when one does. */
export const UnpaidOrder = part(() => import('./UnpaidOrder.tsx').then((m) => m.UnpaidOrder))
export const CancelDialog = part(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog))
