import type { Wallets } from '#contract/wallets.ts'

/** Whose wallet. */
export type Wallet = 'apple' | 'google'

/**
 * The wallets that a device is offered of those that the activity has set up: an Apple device Apple's, an Android one Google's, and a
 * desktop both, as either reaches the phone from there.
 */
export function walletsFor(platform: 'ios' | 'android' | 'desktop', offered: Wallets): Wallet[] {
  const fitting: Wallet[] = platform === 'ios' ? ['apple'] : platform === 'android' ? ['google'] : ['apple', 'google']
  return fitting.filter((wallet) => offered[wallet])
}
