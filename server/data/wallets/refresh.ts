import { isRefusal } from '#rules/refusal.ts'
import { type WalletKind, walletSettings } from '../../db/schema/wallets.ts'
import type { Wallets } from '../../wallets/port.ts'
import { WalletAway } from '../../wallets/port.ts'
import { jobScope, openScope, type Scope } from '../../work/scope.ts'
import type { Steps, Works } from '../../work/works.ts'
import { forgetTokens, pushTokens } from '../wallet-devices/rows.ts'
import { passShown } from './pass.ts'
import { activitiesWithOld, date, later, type PassRow, passWithCard, shown, takeOld } from './rows.ts'
import { type KeysOf, opened, SECRET } from './sealed.ts'

/** Passes that are refreshed at once. */
const AT_ONCE = 20

type Keys = { [K in WalletKind]?: KeysOf[K] }
type Ground = { steps: Steps<Scope>; wallets: Wallets; keys: Keys; app: string | undefined }

/**
 * Refreshes passes that are old until none is, or no time is left: Apple's phones are told to ask, Google is told what to show.
 * Any number of processes may do so together. @returns whether all that can be refreshed now were
 */
export async function refreshAll(rooms: Works, wallets: Wallets, { app, hasTime }: { app: string | undefined; hasTime: () => boolean }) {
  for (const activityId of await rooms.run(openScope(), 'reads', activitiesWithOld)) {
    const steps = rooms.steps(jobScope({ activityId }))
    const ground = { steps, wallets, keys: await keysOf(steps), app }
    for (;;) {
      if (!hasTime()) return false
      if ((await refreshSome(ground)) === 0) break
    }
  }
  return true
}

/** By what the activity makes passes. */
async function keysOf({ reads, secret, scope }: Steps<Scope>): Promise<Keys> {
  const rows = await reads((w) => w.all(walletSettings).list())
  if (isRefusal(rows)) return {}
  const key = await secret(SECRET)
  return Object.fromEntries(rows.map(({ kind, sealed }) => [kind, opened(key, { activityId: scope.activityId, kind }, sealed)])) as Keys
}

/** @returns how many were taken */
async function refreshSome({ steps, wallets, keys, app }: Ground): Promise<number> {
  const kinds = Object.keys(keys) as WalletKind[]
  const taken = kinds.length > 0 ? await steps.writes((w) => takeOld(w, kinds, AT_ONCE)) : []
  if (isRefusal(taken)) return 0
  const of = (kind: WalletKind) => taken.filter((pass) => pass.kind === kind)
  const { apple, google } = keys
  await Promise.all([
    apple && tellPhones({ steps, wallets, keys, app }, apple, of('apple')),
    google && Promise.all(of('google').map((pass) => putOne({ steps, wallets, keys, app }, google, pass))),
  ])
  return taken.length
}

/** Has every phone that shows one of these ask for it. */
async function tellPhones({ steps, wallets }: Ground, keys: KeysOf['apple'], passes: PassRow[]) {
  if (passes.length === 0) return
  const heard = await steps.writes(async (w) => {
    for (const { id } of passes) await date(w, id)
    return pushTokens(
      w,
      passes.map(({ id }) => id),
    )
  })
  if (isRefusal(heard)) return
  const outcomes = await wallets.apple.tell(keys, [...new Set(heard.map(({ pushToken }) => pushToken))])
  const isAway = (pass: PassRow) => heard.some(({ passId, pushToken }) => passId === pass.id && outcomes.get(pushToken) === 'away')
  await steps.writes(async (w) => {
    await forgetTokens(
      w,
      [...outcomes].filter(([, outcome]) => outcome === 'gone').map(([token]) => token),
    )
    for (const pass of passes) await (isAway(pass) ? later(w, pass) : shown(w, pass))
  })
}

/** Has Google show one as it is. */
async function putOne({ steps, wallets, app }: Ground, keys: KeysOf['google'], pass: PassRow) {
  const known = await steps.reads((w) => passWithCard(w, pass.id))
  if (isRefusal(known) || !known) return
  try {
    await wallets.google.put(keys, passShown(known, app))
  } catch (error) {
    if (!(error instanceof WalletAway)) throw error
    await steps.writes((w) => later(w, pass))
    return
  }
  await steps.writes((w) => shown(w, pass))
}
