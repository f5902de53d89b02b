import type { FriendWish } from '#contract/friends.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { onTheWall } from '#rules/days.ts'
import { mailboxOf } from '#rules/email.ts'
import { truncate } from '#rules/formats.ts'
import { plainName } from '#rules/greeting.ts'
import { messageNumber, MOST_THANKED, THANKED_DAYS } from '#rules/invitations.ts'
import { centsOf, cents as exactly, moneyOf, points4 } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import type { activities } from '../../db/schema/activities.ts'
import { friends } from '../../db/schema/friends.ts'
import { sms } from '../../jobs/definitions.ts'
import type { Cooldown } from '../../work/cooldown.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { credit } from '../flows/flows.ts'
import { news } from '../notifications/kinds.ts'
import { broughtBy, invitationOf, inviterOf, inviterWork, latestFirst } from './rows.ts'

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

/** Does an invitation hold, so that whoever comes by it is given what the activity gives for one? */
export async function holds(w: OpenReads, inviteId: string) {
  const activity = await w.activity()
  return { data: { holds: activity !== undefined && isOffered(activity) && (await inviterOf(w, inviteId)) !== undefined } }
}

/** Those who joined by her invitation, the latest first. */
export async function joined(w: Reads) {
  const activity = await w.activity()
  const rows = await w.mine(friends).list(latestFirst)
  const data = rows.map(({ id, joined: at, reward }) => ({
    id,
    joined: onTheWall(activity?.zone ?? 'UTC', at.getTime()).day,
    reward: reward === null ? null : moneyOf(reward),
  }))
  return { data, totalRows: data.length }
}

/**
 * Writes down for who sent the invitation that the newcomer of `hers` came by it and, where the activity sets it, credits both;
 * her, unless she was thanked for many this year. Nothing of it where both have one mailbox.
 */
export async function thank(w: OpenWork, hers: Work, { inviteId, mailbox, activity }: Thanks): Promise<Refusal | undefined> {
  const inviter = inviteId && isOffered(activity) ? await inviterOf(w, inviteId) : undefined
  if (!inviter || mailboxOf(inviter.username) === mailbox) return undefined
  const { friendCredit } = activity.configuration
  const gift = { type: 'B', cents: typeof friendCredit === 'string' ? centsOf(friendCredit) : exactly(0), points: points4(0) } as const
  const isGiven = gift.cents > 0
  const done = isGiven ? await credit(hers, { ...gift, reason: { code: 'invited' } }) : undefined
  if (isRefusal(done)) return done
  const theirs = inviterWork(w, inviter)
  const since = new Date(hers.now().getTime() - THANKED_DAYS * DAY_MS)
  const isThanked = isGiven && (await broughtBy(w, inviteId ?? '', since)) <= MOST_THANKED
  // Whoever has no card, as staff, invites for nothing.
  const thanks = isThanked ? await credit(theirs, { ...gift, reason: { code: 'inviter' } }) : undefined
  await writeDown(theirs, thanks === undefined || isRefusal(thanks) ? 0 : gift.cents)
  return undefined
}
type Thanks = { inviteId: string | null | undefined; mailbox: string; activity: Activity }

/** A friend is there. The movement that thanks for it tells so by itself; where there is none she is told all the same. */
async function writeDown(w: Work, reward: number) {
  const friend = await w.mine(friends).add({ reward, joined: w.now() })
  if (reward === 0) await w.tell(friend.userId, news('friendJoined', { friendId: friend.id }))
  await w.changed(friend.userId, 'friends', friend.id)
}
