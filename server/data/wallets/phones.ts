import { isRefusal } from '#rules/refusal.ts'
import type { Wallets } from '../../wallets/port.ts'
import { providerScope, type Scope } from '../../work/scope.ts'
import type { Reads } from '../../work/work.ts'
import type { Steps, Works } from '../../work/works.ts'
import { changedOn, register, unregister } from '../wallet-devices/rows.ts'
import { passShown } from './pass.ts'
import { type PassWithCard, passWithCard, settingsOf, useTicket } from './rows.ts'
import { hashOf, isTokenOf, opened, SECRET, tokenOf } from './sealed.ts'

/** A phone asks about a pass: of which activity and type, by its serial number, with the token that stands in the pass. */
export type Asked = { activityId: string; passType: string; id: string; token: string }
/** Why a phone gets nothing: the token is not the pass's, or there is no such pass. */
export type No = 'unauthorized' | 'unknown'

type Ground = { rooms: Works; wallets: Wallets; app: string | undefined }

/**
 * What phones ask of us about passes of Apple's, and what they get.
 * https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes
 * @param app where the app is: phones reach this server there, by https alone
 */
export function phones({ rooms, wallets, app }: Ground) {
  const stepsIn = (activityId: string) => rooms.steps(providerScope({ activityId }))
  const isApples = async (w: Reads, passType: string) => (await settingsOf(w, 'apple'))?.name === passType

  /** The file of a pass as it is now; undefined if the activity makes none any more. */
  async function drawn(steps: Steps<Scope>, known: PassWithCard) {
    const settings = await steps.reads((w) => settingsOf(w, 'apple'))
    if (!settings || isRefusal(settings)) return undefined
    const { activityId, id } = known.pass
    const secret = await steps.secret(SECRET)
    const url = `${app}/wallet/${activityId}`
    const refreshing = app?.startsWith('https:') ? { url, token: tokenOf(secret, { activityId, id }) } : undefined
    const keys = opened(secret, { activityId, kind: 'apple' }, settings.sealed)
    return { bytes: await wallets.apple.draw(keys, passShown(known, app), refreshing), updated: known.pass.updated }
  }

  /** The pass that a phone names, if it has its token. */
  async function admitted({ activityId, id, passType, token }: Asked): Promise<No | { steps: Steps<Scope>; known: PassWithCard }> {
    const steps = stepsIn(activityId)
    if (!isTokenOf(await steps.secret(SECRET), { activityId, id }, token)) return 'unauthorized'
    const known = await steps.reads(async (w) => ((await isApples(w, passType)) ? passWithCard(w, id) : undefined))
    return known && !isRefusal(known) ? { steps, known } : 'unknown'
  }

  return {
    /** What a link downloads; undefined if it leads nowhere any more. */
    async download(activityId: string, opaque: string) {
      const steps = stepsIn(activityId)
      const known = await steps.writes(async (w) => {
        const pass = await useTicket(w, hashOf(opaque))
        return pass && passWithCard(w, pass.id)
      })
      return known && !isRefusal(known) ? drawn(steps, known) : undefined
    },

    /** A device wants to hear of a pass. */
    async register(asked: Asked, device: string, pushToken: string): Promise<No | 'new' | 'known'> {
      const found = await admitted(asked)
      if (typeof found === 'string') return found
      const isNew = await found.steps.writes((w) => register(w, { device, passId: asked.id }, pushToken))
      return isNew === true ? 'new' : 'known'
    },

    /** It wants to no more. */
    async unregister(asked: Asked, device: string): Promise<No | 'done'> {
      const found = await admitted(asked)
      if (typeof found === 'string') return found
      await found.steps.writes((w) => unregister(w, { device, passId: asked.id }))
      return 'done'
    },

    /** The pass as it is now; `known`: not changed since, which is exact to a second. */
    async pass(asked: Asked, since: Date | undefined): Promise<No | 'known' | NonNullable<Awaited<ReturnType<typeof drawn>>>> {
      const found = await admitted(asked)
      if (typeof found === 'string') return found
      if (since && wholeSeconds(found.known.pass.updated) <= since.getTime()) return 'known'
      return (await drawn(found.steps, found.known)) ?? 'unknown'
    },

    /** Which passes of a device have changed since it was told `tag`, and the tag of now; undefined if none has. */
    async changed({ activityId, passType, device }: { activityId: string; passType: string; device: string }, tag: string | undefined) {
      const since = tag && /^\d{1,15}$/.test(tag) ? new Date(Number(tag)) : undefined
      const rows = await stepsIn(activityId).reads(async (w) => ((await isApples(w, passType)) ? changedOn(w, device, since) : []))
      if (isRefusal(rows)) return undefined
      const last = rows.at(-1)
      return last && { serialNumbers: rows.map(({ id }) => id), lastUpdated: String(last.updated.getTime()) }
    },

    /** The picture by which Google knows the activity. */
    async picture(activityId: string, key: string) {
      const activity = await stepsIn(activityId).reads((w) => w.activity())
      return activity && !isRefusal(activity) ? wallets.picture(activity, key) : undefined
    },
  }
}
export type Phones = ReturnType<typeof phones>

const wholeSeconds = (at: Date) => Math.floor(at.getTime() / 1000) * 1000
