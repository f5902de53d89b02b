import { part } from '../../ui/part.tsx'

/** The ways into a phone's wallet; nothing where the activity has set up none. */
export const WalletButtons = part(() => import('./WalletButtons.tsx').then((m) => m.WalletButtons))
