import type { ImageStore } from '../images/port.ts'
import { applePass } from './apple-pass.ts'
import { applePush } from './apple-push.ts'
import { googleWallet } from './google.ts'
import { keyOf, pictures } from './pictures.ts'
import type { Wallets } from './port.ts'
import type { WalletSettings } from './settings.ts'

type Tools = { images: ImageStore; clock: () => Date; publicUrl: string | undefined }

/** Where the picture of an activity is found; routes/wallets.ts answers there. */
const logoPath = (activityId: string, key: string): string => `/wallet/${activityId}/logo-${key}.png`
/** Google takes a round picture of this size. */
const LOGO_SIDE = 660

/** Apple's and Google's wallets, or the stand-ins of the settings. */
export function openWallets({ applePushUrl, googleUrl }: WalletSettings, { images, clock, publicUrl }: Tools): Wallets {
  const drawn = pictures(images)
  const logo: Parameters<typeof googleWallet>[0]['logo'] = ({ activityId, activity }) =>
    publicUrl && publicUrl + logoPath(activityId, keyOf(activity))
  return {
    apple: { draw: (keys, pass, refreshing) => applePass(keys, pass, refreshing, drawn), tell: applePush(applePushUrl) },
    google: googleWallet({ clock, test: googleUrl, logo }),
    picture: async (activity, key) => (key === keyOf(activity) ? new Uint8Array(await drawn(activity, 'maskable', LOGO_SIDE)) : undefined),
  }
}
