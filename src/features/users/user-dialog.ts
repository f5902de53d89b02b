import { part } from '../../ui/part.tsx'

/** The form of an account, with all that it takes to check one: the list does without. */
export const UserDialog = part(() => import('./UserDialog.tsx').then((m) => m.UserDialog))
