import type { Platform } from '../../pwa/install.ts'

/** How the app gets onto this device: the browser asks, the customer does it by hand, or not in this browser. */
export type Way = 'installed' | 'prompt' | 'share' | 'menu' | 'dock' | 'inside' | 'elsewhere'

type Device = { platform: Platform; isInstalled: boolean; canPrompt: boolean; userAgent: string }

/** Apps that show pages in a window of their own: Facebook, Instagram, WhatsApp, TikTok and the like, and any app's WebView on Android. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|TikTok|musical_ly|Line\/|LinkedInApp|Snapchat|Pinterest|; wv\)/

/** The one way that fits. */
export function wayOf({ platform, isInstalled, canPrompt, userAgent }: Device): Way {
  if (isInstalled) return 'installed'
  if (canPrompt) return 'prompt'
  if (IN_APP.test(userAgent)) return 'inside'
  if (platform === 'ios') return 'share'
  if (platform === 'android') return 'menu'
  const isSafari = userAgent.includes('Safari/') && !/Chrom(e|ium)\//.test(userAgent)
  if (isSafari) return 'dock'
  return userAgent.includes('Chrome/') ? 'menu' : 'elsewhere'
}

/** Where an iPhone or iPad shows its Share key: Safari on an iPhone below, all others above at the right. */
export const shareKeyAt = (userAgent: string): 'below' | 'above' =>
  /iPhone|iPod/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) ? 'below' : 'above'
