import { inLanguage } from './languages.ts'
import { dialled } from './phone.ts'
import type { LanguageCode } from '#contract/languages.ts'

/** Where an invitation leads: the registration of its activity, in the language of whoever invites. `origin` has no slash at its end. */
export const invitationLink = (origin: string, activityId: string, inviteId: string, language: LanguageCode): string =>
  `${origin}${inLanguage(language, `/registration/${encodeURIComponent(activityId)}`)}?invite=${encodeURIComponent(inviteId)}`

/** Addresses of one mailbox that an activity gives to as newcomers: a family may share one. docs/decisions/newcomers-gifts.md */
export const MOST_WELCOMED = 5
/** Friends for whom one customer is thanked within so many days. docs/decisions/newcomers-gifts.md */
export const MOST_THANKED = 20
export const THANKED_DAYS = 365

/** A number as it is dialled, of 6 to 15 digits, a leading 00 written as +; nothing where it is none. */
export function messageNumber(given: string): string | undefined {
  const number = dialled(given)
  return /^\+?\d{6,15}$/.test(number) ? number : undefined
}
