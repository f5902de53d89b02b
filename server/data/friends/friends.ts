import type { FriendWish } from '#contract/friends.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { mailboxOf } from '#rules/email.ts'
import { truncate } from '#rules/formats.ts'
import { plainName } from '#rules/greeting.ts'
import { messageNumber, MOST_THANKED, THANKED_DAYS } from '#rules/invitations.ts'
import { centsOf, cents as exactly, points4 } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import type { activities } from '../../db/schema/activities.ts'
import { sms } from '../../jobs/definitions.ts'
import type { Cooldown } from '../../work/cooldown.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { credit } from '../flows/flows.ts'
import { broughtBy, invitationOf, inviterOf, inviterWork } from './rows.ts'

type Activity = Row<typeof activities>

/** A message is short. */
const NAME = 24

const DAY_MS = 86_400_000

const isOffered = ({ configuration }: Activity) => configuration.showIntroduceFriendPhoneApp === true

/** Her invitation to the activity; not_found where the activity has none to give. `canMessage`: the server can send it. Spec §7. */
export async function invite(w: Work, canMessage: boolean) {
  const activity = await w.activity()
  if (!activity || !isOffered(activity)) return refuse('not_found')
  return { data: { inviteId: await invitationOf(w), canMessage } }
}

/** `cooldownsOf`: what a friend's number may get of her, and of all of the activity. */
type Asked = {
  language: LanguageCode
  cooldownsOf: (of: { activityId: string; inviteId: string }, number: string) => { her: Cooldown; its: Cooldown[] }
}

/**
 * Has her invitation sent to a friend's number, which is not kept. It goes to one number once a day, however often she asks,
 * and a number gets no more than it may, whoever asks.
 * @returns it; or not_found, malformed where it is no number, too_many
 */
export async function message(w: Work, { phoneNumber }: FriendWish, { language, cooldownsOf }: Asked) {
  const to = messageNumber(phoneNumber)
  if (!to) return refuseField('phoneNumber', 'malformed', { code: 'phone' })
  const own = await invite(w, true)
  if (isRefusal(own)) return own
  const activityId = (await w.activity())?.id ?? ''
  const { inviteId } = own.data
  const { her, its } = cooldownsOf({ activityId, inviteId }, to)
  if ((await w.cooldown(her)) > 0) return own // it is on its way already
  const wait = await oneOf(w, its)
  if (wait > 0) return refuse('too_many', undefined, { retryAfter: wait })
  await w.enqueue(sms, { activityId, inviteId, to, language })
  return own
}

/** Takes the first of these that is free. @returns seconds to wait; 0 if one was */
async function oneOf(w: Work, cooldowns: Cooldown[]): Promise<number> {
  const waits: number[] = []
  for (const one of cooldowns) {
    const wait = await w.cooldown(one)
    if (wait === 0) return 0
    waits.push(wait)
  }
  return Math.min(...waits)
}

/** What the message about an invitation says: who invites, and where to; nothing where it is of no use any more. */
export async function invitation(w: OpenReads, inviteId: string) {
  const activity = await w.activity()
  const inviter = await inviterOf(w, inviteId)
  return activity && inviter && { activity: activity.name, name: truncate(plainName(inviter.name), NAME) }
}

/**
 * Where the activity sets it, credits both: the newcomer of `hers`, and who sent her the invitation she came by, unless that
 * one was thanked for many this year. Nobody where both have one mailbox.
 */
export async function thank(w: OpenWork, hers: Work, { inviteId, mailbox, activity }: Thanks): Promise<Refusal | undefined> {
  const { friendCredit } = activity.configuration
  const cents = typeof friendCredit === 'string' && isOffered(activity) ? centsOf(friendCredit) : exactly(0)
  const inviter = inviteId && cents > 0 ? await inviterOf(w, inviteId) : undefined
  if (!inviter || mailboxOf(inviter.username) === mailbox) return undefined
  const gift = { type: 'B', cents, points: points4(0) } as const
  const done = await credit(hers, { ...gift, reason: { code: 'invited' } })
  if (isRefusal(done)) return done
  const since = new Date(hers.now().getTime() - THANKED_DAYS * DAY_MS)
  if ((await broughtBy(w, inviteId ?? '', since)) > MOST_THANKED) return undefined
  // Whoever has no card, as staff, invites for nothing.
  await credit(inviterWork(w, inviter), { ...gift, reason: { code: 'inviter' } })
  return undefined
}
type Thanks = { inviteId: string | null | undefined; mailbox: string; activity: Activity }
