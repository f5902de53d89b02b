import type { LanguageCode } from '#contract/languages.ts'
import type { CardWish, SignIn } from '#contract/registration.ts'
import { checkBirthDate } from '#rules/birth-date.ts'
import { onTheWall } from '#rules/days.ts'
import { mailboxOf } from '#rules/email.ts'
import { MOST_WELCOMED } from '#rules/invitations.ts'
import { centsOf, points4 } from '#rules/money.ts'
import { checkRepeat, checkScore, personalWords } from '#rules/password.ts'
import { checkPostcode, postcode } from '#rules/postcodes.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import type { activities } from '../../db/schema/activities.ts'
import { stores } from '../../db/schema/stores.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import type { Account } from '../account/rows.ts'
import { join } from '../customers/rows.ts'
import { credit } from '../flows/flows.ts'
import { thank } from '../friends/friends.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { PLACE_CODES } from '../place-codes.ts'
import { serves } from '../places.ts'
import { recordConsents } from '../privacy/consents.ts'
import { mine } from '../privacy/privacy.ts'
import { givesCards, issueAt } from '../scratch-cards/issue.ts'
import { byId } from '../stores/rows.ts'
import { scoreOf } from '../strength.ts'
import { sharing } from './rows.ts'

type Activity = Row<typeof activities>

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** What a newcomer gets, as the activity's configuration says; who was not welcomed gets no credit. */
export const gifts = ({ configuration }: Activity, isWelcomed: boolean) => ({
  welcomeCredit: isWelcomed ? text(configuration.welcomeCredit) : null,
  appStore: { ios: text(configuration.appStoreIos), android: text(configuration.appStoreAndroid) },
})

/** Does the activity give anything to newcomers, or for them? */
const givesAnything = ({ configuration }: Activity): boolean =>
  [configuration.welcomeCredit, configuration.friendCredit].some((given) => centsOf(text(given) ?? 0) > 0)

/** Is there anything wrong with what she told, for this activity at this time? Its refusal, at the field. */
export function checkTold(input: CardWish, activity: Activity, now: Date): Refusal | undefined {
  const { configuration, zone } = activity
  const { birthDate, phone, countryId, nationId, cap, informativaPrivacy } = input
  if (!informativaPrivacy) return refuseField('informativaPrivacy', 'privacy_missing')
  if (!phone && configuration.requiredPhoneNumber === true) return refuseField('phone', 'phone_missing')
  if (countryId && !serves(activity, countryId)) return refuseField('countryId', 'country_wrong')
  if (nationId && !PLACE_CODES.includes(nationId)) return refuseField('nationId', 'country_wrong')
  const misplaced = countryId && cap ? checkPostcode(countryId, cap) : undefined
  return misplaced ?? (birthDate ? checkBirthDate(birthDate, onTheWall(zone, now.getTime()).day) : undefined)
}

/** A person without an account: what one is made of; or name_missing, passwords_differ, password_weak. */
export async function stranger(input: SignIn, email: string, activity: Activity, language: LanguageCode) {
  const { name, surname, password, confirmPassword } = input
  if (!name || !surname) return refuseField(name ? 'surname' : 'name', 'name_missing')
  const personal = personalWords({ email, name, surname, activity: activity.name })
  const no = checkRepeat(password, confirmPassword ?? password) ?? checkScore(await scoreOf(password, language, personal))
  return no ?? { email, name, surname, language: input.languageId ?? language, passwordHash: await hashPassword(password) }
}

/** The same of a person with an account: it is hers whose password she knows. Else password_wrong, or user_inactive. */
export async function acquaintance(account: Account, { password }: SignIn) {
  if (!(await isPassword(password, account.passwordHash))) return refuseField('password', 'password_wrong')
  return account.active ? { id: account.id } : refuse('user_inactive')
}

/** What the activity keeps of what she told. A store that is no more is none. */
async function told(w: OpenReads, input: CardWish) {
  const { birthDate, gender, typo, phone, countryId, nationId, address, streetNumber, cap, inviteId, invite } = input
  const store = input.storeId && (await w.all(stores).first(byId, { id: input.storeId }))
  const facts = { birthDate, gender, typo, phone, countryId, nationId, address, streetNumber, cap: cap && postcode(cap) }
  const given = Object.entries(facts).filter(([, value]) => value)
  return { ...Object.fromEntries(given), storeId: store ? store.id : null, invite: inviteId ?? invite ?? null }
}

/** Writes her consents down; or conflict where the activity's text has changed. */
export async function consent(w: Work, input: CardWish, activity: Activity): Promise<Refusal | undefined> {
  const { privacyId, informativaPrivacy, informativaPointB, informativaPointC } = input
  const choices = { informativaPrivacy, informativaPointB, informativaPointC, ...(privacyId && { privacyId }) }
  const no = await recordConsents(w, choices)
  if (no?.refused === 'conflict') return { ...no, fresh: (await mine(w, activity.id)).data }
  return no?.refused === 'not_found' ? undefined : no // an activity without a text asks for nothing
}

/** Gives her what the activity welcomes customers with. */
async function welcome(w: Work, activity: Activity): Promise<Refusal | undefined> {
  const cents = centsOf(gifts(activity, true).welcomeCredit ?? 0)
  if (cents <= 0) return undefined
  const done = await credit(w, { type: 'W', cents, points: points4(0), reason: { code: 'welcome', activity: activity.name } })
  return isRefusal(done) ? done : undefined
}

type Newcomer = { userId: string; email: string; input: CardWish; activity: Activity }

/**
 * Makes a person with an account a customer of the activity: her card, what she told, her consents, and what is given to so many of
 * one mailbox. The one writer of all of it, however she proved who she is.
 * @returns whether she was welcomed; undefined if she is a member already; or conflict where the text has changed
 */
export async function enrol(w: OpenWork, { userId, email, input, activity }: Newcomer): Promise<Refusal | boolean | undefined> {
  const hers = await join(w, activity, { userId, roles: ['ROLE_USER'], told: await told(w, input) })
  if (!hers) return undefined
  const no = await consent(hers, input, activity)
  if (no) return no
  const mailbox = mailboxOf(email)
  const isGiven = givesAnything(activity) || (await givesCards(hers, 'welcome'))
  if (isGiven && (await sharing(w, userId, mailbox)) >= MOST_WELCOMED) return false
  const inviteId = input.inviteId ?? input.invite
  await issueAt(hers, 'welcome', userId)
  return (await welcome(hers, activity)) ?? (await thank(w, hers, { inviteId, mailbox, activity })) ?? true
}
