import type { WalletKind } from '../../db/schema/wallets.ts'
import { cards } from '../../db/schema/cards.ts'
import { walletSettings } from '../../db/schema/wallets.ts'
import type { Scope } from '../../work/scope.ts'
import type { Reads, Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { WalletAway, type Wallets } from '../../wallets/port.ts'
import { passShown } from './pass.ts'
import { giveTicket, passOf, passWithCard, settingsOf } from './rows.ts'
import { newTicket, opened, SECRET } from './sealed.ts'

/** Seconds until a wallet that did not answer may be asked again. */
const AGAIN_S = 30

type Settings = typeof walletSettings.$inferSelect

/** Can passes be made with it still? */
const isGood = ({ expires }: Settings, now: Date) => expires === null || expires > now

/** In which wallets her card can be; who has no card has nothing to put there. */
export async function mine(w: Reads) {
  const [card, set] = [await w.mine(cards).first(), await w.all(walletSettings).list()]
  const has = (kind: WalletKind) => card !== undefined && set.some((one) => one.kind === kind && isGood(one, w.now()))
  return { data: { apple: has('apple'), google: has('google') } }
}

/** Her pass and by what it is made; or not_found where it cannot be. */
async function herPass(w: Work, kind: WalletKind) {
  const settings = await settingsOf(w, kind)
  const card = await w.mine(cards).first()
  return settings && card && isGood(settings, w.now()) ? { settings, pass: await passOf(w, kind) } : refuse('not_found')
}

/** @param download the address of a link to a pass */
export async function appleLink(steps: Steps<Scope>, download: (activityId: string, opaque: string) => string) {
  return steps.writes(async (w) => {
    const found = await herPass(w, 'apple')
    if (isRefusal(found)) return found
    const { opaque, hashed } = newTicket()
    await giveTicket(w, found.pass.id, hashed)
    return { data: { url: download(steps.scope.activityId, opaque) } }
  })
}

/** @returns the link, once Google has the pass; or not_found, or unavailable where Google does not take it now */
export async function googleLink(steps: Steps<Scope>, { google }: Wallets, { origin, app }: { origin: string; app: string | undefined }) {
  const { activityId } = steps.scope
  const found = await steps.writes((w) => herPass(w, 'google'))
  if (isRefusal(found)) return found
  const keys = opened(await steps.secret(SECRET), { activityId, kind: 'google' }, found.settings.sealed)
  const known = await steps.reads((w) => passWithCard(w, found.pass.id))
  if (isRefusal(known)) return known
  if (!known) return refuse('not_found')
  const pass = passShown(known, app)
  try {
    await google.put(keys, pass)
    return { data: { url: await google.link(keys, pass, origin) } }
  } catch (error) {
    if (error instanceof WalletAway) return refuse('unavailable', undefined, { retryAfter: AGAIN_S })
    throw error
  }
}
