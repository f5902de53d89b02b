import type { CodeType } from '#contract/card.ts'
import type { LanguageCode } from '#contract/languages.ts'

/** An activity's certificate of Apple's: the type of its passes, its team, its certificate and key, and who issued it; all as PEM. */
export type AppleKeys = { passType: string; team: string; certificate: string; key: string; issuer: string }
/** An activity's account with Google: its number as an issuer, and the service account that acts for it; the key as PEM. */
export type GoogleKeys = { issuer: string; email: string; key: string; keyId: string }

/** What a card shows in a wallet, whosever that is. */
export type Pass = {
  activityId: string
  /** Its serial number. */
  id: string
  language: LanguageCode
  activity: { name: string; color: string; colorText: string; logo: string; link: string | undefined }
  /** Nothing: it is no card any more, and says so. */
  card: { owner: string; code: string; codeType: CodeType; sums: Sum[] } | undefined
}
/** One sum of a card, the first of which is the larger: cents, or whole points. */
export type Sum = { of: 'credit' | 'points'; size: number }

/** How a phone asks for its pass anew: where, and by which token. None where no phone can reach this server. */
export type Refreshing = { url: string; token: string } | undefined

/** Apple's wallet. */
export type AppleWallet = {
  /** The signed file of a pass. */
  draw(keys: AppleKeys, pass: Pass, refreshing: Refreshing): Promise<Uint8Array<ArrayBuffer>>
  /** Tells devices that a pass has changed, by their push tokens: an empty push. What became of each; `away`: to be tried again. */
  tell(keys: AppleKeys, pushTokens: readonly string[]): Promise<Map<string, 'told' | 'gone' | 'away'>>
}

/** Google's wallet. */
export type GoogleWallet = {
  /** Has Google show the pass as it is now; it is made if need be. @throws WalletAway */
  put(keys: GoogleKeys, pass: Pass): Promise<void>
  /** Where she takes the pass into her wallet, if it was put before. `origin`: where she is now. */
  link(keys: GoogleKeys, pass: Pick<Pass, 'activityId' | 'id'>, origin: string): Promise<string>
}

export type Wallets = {
  apple: AppleWallet
  google: GoogleWallet
  /** The picture by which Google knows an activity, as PNG; undefined if `key` is not that of its looks. */
  picture(activity: Pick<Pass['activity'], 'logo' | 'color'>, key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** A wallet's service did not do it: it did not answer, or said no. */
export class WalletAway extends Error {
  readonly why: string
  /** @param why a code, nothing of anybody's */
  constructor(why: string) {
    super(`a wallet is away: ${why}`)
    this.why = why
  }
}
