import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Ration } from '#contract/wire.ts'
import type { Cooldown } from '../work/cooldown.ts'
import type { Limit } from '../work/rate-limits.ts'
import type { Deps } from './deps.ts'

const groupsOf = (text: string) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [])

/** A household has one IPv4 address or one /64 of IPv6, however that is written. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map(groupsOf)
  const between = Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0)
  return [...head, ...between, ...tail].slice(0, 4).join(':')
}

/** Only keyed hashes of whom a limit is about are kept. */
export async function subjects({ works }: Pick<Deps, 'works'>) {
  const key = await works.secret('limits')
  return (text: string) => createHmac('sha256', key).update(text).digest('base64url')
}

/** The limits on failed log-ins of one account and one network address. SEMANTICS 13. */
export async function loginLimits(deps: Deps, username: string, address: string): Promise<Limit[]> {
  const subject = await subjects(deps)
  const { loginPerAccount, loginPerAddress } = deps.settings.limits
  return [
    { name: 'login.account', subject: subject(username), most: loginPerAccount, seconds: 900 },
    { name: 'login.address', subject: subject(network(address)), most: loginPerAddress, seconds: 900 },
  ]
}

/** The limit on questions whether an address is free. SEMANTICS 13. */
export const emailCheckLimits = async (deps: Deps, address: string): Promise<Limit[]> => [
  { name: 'email.check', subject: (await subjects(deps))(network(address)), most: deps.settings.limits.emailChecks, seconds: 600 },
]

/** The limits on calls that are rationed whatever comes of them, by the mark that they carry. SEMANTICS 13. */
export const rations: Record<Ration, (deps: Deps, who: { userId: string; address: string }) => Promise<Limit[]>> = {
  emailCheck: (deps, { address }) => emailCheckLimits(deps, address),
  /** Invitations that the server sends for one person. */
  friendMessage: (deps, { userId }) =>
    one(deps, userId, { name: 'friend.message', most: deps.settings.limits.friendMessages, seconds: DAY }),
  /** What one person decides about privacy, each of which is a row for ever. */
  consent: (deps, { userId }) => one(deps, userId, { name: 'consent', most: 100, seconds: DAY }),
  /** Pushes that one person sends herself to try. */
  pushTest: (deps, { userId }) => one(deps, userId, { name: 'push.test', most: 10, seconds: 600 }),
  /** Questions to passkeys from one network address. */
  passkey: (deps, { address }) =>
    one(deps, network(address), { name: 'passkey', most: deps.settings.limits.loginPerAddress, seconds: 900 }),
  /** Questions from one person to make a passkey, each of which is a row. */
  newPasskey: (deps, { userId }) => one(deps, userId, { name: 'passkey.new', most: 60, seconds: 3600 }),
  /** Cards that one person takes by her session: as often as a registration has a letter sent, from one network address together with those. */
  newCard: (deps, { userId, address }) => codeMailLimits(deps, 'registration', [userId], address),
}

const DAY = 86_400

async function one(deps: Deps, about: string, limit: Omit<Limit, 'subject'>): Promise<Limit[]> {
  return [{ ...limit, subject: (await subjects(deps))(about) }]
}

type CodeMail = 'registration' | 'recovery' | 'email-change' | 'deletion'

/** The limits on letters with a code to one recipient, for one account, and from one network address, each kind by itself. SEMANTICS 13. */
export async function codeMailLimits(deps: Deps, kind: CodeMail, whose: string[], address: string): Promise<Limit[]> {
  const subject = await subjects(deps)
  const { codeMailsPerRecipient, codeMailsPerAddress } = deps.settings.limits
  return [
    ...whose.map((one) => ({ name: `${kind}.recipient`, subject: subject(one), most: codeMailsPerRecipient, seconds: 3600 })),
    { name: `${kind}.address`, subject: subject(network(address)), most: codeMailsPerAddress, seconds: 3600 },
  ]
}

/** The limits on guesses at the password that somebody who is logged in has. */
export async function passwordLimits(deps: Deps, userId: string, address: string): Promise<Limit[]> {
  const subject = await subjects(deps)
  const { loginPerAccount, loginPerAddress } = deps.settings.limits
  return [
    { name: 'password.account', subject: subject(userId), most: loginPerAccount, seconds: 900 },
    { name: 'password.address', subject: subject(network(address)), most: loginPerAddress, seconds: 900 },
  ]
}

/** The limit on exports of all that is known about one person. */
export const exportLimits = async (deps: Deps, userId: string): Promise<Limit[]> => [
  { name: 'export', subject: (await subjects(deps))(userId), most: 5, seconds: 86_400 },
]

/** So many customers of an activity may have an invitation sent to one number a day, each of them one. */
const SENDERS = 3

type NumberCooldowns = { her: Cooldown; its: Cooldown[] }

/** How often a friend's number, however it is written, which is not kept, gets a message: hers, and those of the activity. */
export async function numberCooldowns(
  deps: Deps,
): Promise<(of: { activityId: string; inviteId: string }, number: string) => NumberCooldowns> {
  const subject = await subjects(deps)
  const cooldown = (about: string): Cooldown => ({ name: 'friend.number', subject: subject(about), seconds: 86_400 })
  return ({ activityId, inviteId }, number) => {
    const it = number.slice(-9) // with and without the prefix of its country the last digits are the same
    return { her: cooldown(`${inviteId} ${it}`), its: Array.from({ length: SENDERS }, (_, n) => cooldown(`${activityId} ${it} ${n}`)) }
  }
}

/** The limit on unknown devices that are counted from one network address. */
export const unknownDeviceLimits = async (deps: Deps, address: string): Promise<Limit[]> => [
  { name: 'device.unknown', subject: (await subjects(deps))(network(address)), most: 20, seconds: 3600 },
]

/** The limit on devices that are announced from one network address, each of which is a row for a week. */
export const announcedLimits = async (deps: Deps, address: string): Promise<Limit[]> => [
  { name: 'device.announced', subject: (await subjects(deps))(network(address)), most: 120, seconds: 3600 },
]

/** The limit on letters that one administrator has sent to addresses that she names: accounts made, addresses changed. */
export const invitationLimits = async (deps: Deps, userId: string): Promise<Limit[]> => [
  { name: 'invitation', subject: (await subjects(deps))(userId), most: 300, seconds: 86_400 },
]

/** The limit on addresses of which one administrator learns that they are somebody's. docs/decisions/taken-addresses.md */
export const takenLimits = async (deps: Deps, userId: string): Promise<Limit[]> => [
  { name: 'email.taken', subject: (await subjects(deps))(userId), most: 20, seconds: 86_400 },
]
