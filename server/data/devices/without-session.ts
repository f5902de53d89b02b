import type { Subscription } from '#contract/devices.ts'
import { lookOf } from '#rules/device-names.ts'
import { asUserName } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { inLanguageOf, testTitleIn } from '../../push/payload.ts'
import { pushOfReceipt } from '../../push/receipt.ts'
import { wordsIn } from '../../words.ts'
import type { OpenWork } from '../../work/open.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { entryIn } from '../notifications/kinds.ts'
import { checkEndpoint } from './endpoint.ts'
import { devicesOf } from './rows.ts'

/** Lets a device wait for the log-in that makes it somebody's. Gives no rights, and answers everybody the same. SEMANTICS 8. */
export async function announce(steps: Steps<OpenScope>, username: string, deviceId: string) {
  const name = asUserName(username)
  await steps.writes((w) => devicesOf(w).announce(name, deviceId))
  await steps.writes((w) => devicesOf(w).keepNewest(name))
  return {}
}

/** Counts a push as received, and as opened, the first time each, what it told of is read then; a receipt that nobody knows is answered the same. */
export async function receive(w: OpenWork, receipt: string, event: 'received' | 'opened') {
  const which = pushOfReceipt(receipt)
  const found = which && (await devicesOf(w).pushed(which))
  if (found) {
    const { push, notice, entry, device } = found
    await devicesOf(w).arrived(which, event === 'opened')
    if (entry && event === 'opened') await devicesOf(w).openedEntry(entry)
    const language = languageOf(device.language) ?? 'it'
    const title = notice ? inLanguageOf(notice, language, 'title') : entry && entryIn(await wordsIn(language), entry).title
    if (!push.received && title) await devicesOf(w).heard(device.id, title, device.test)
    return {}
  }
  const tested = await devicesOf(w).tested(receipt)
  if (tested) await devicesOf(w).heard(tested.id, await testTitleIn(tested.language), null)
  return {}
}

/** Takes a subscription that the browser changed by itself; whether the old one was known, the answer does not tell. */
export async function renew(
  w: OpenWork,
  { subscription, ...held }: { deviceId: string; endpoint: string; subscription: Subscription },
  extraHosts: readonly string[],
) {
  const no = checkEndpoint(subscription.endpoint, extraHosts)
  if (no) return no
  await devicesOf(w).renew(held, subscription)
  return {}
}

/** Forgets a subscription that is over; whether it was known, the answer does not tell. */
export async function drop(w: OpenWork, held: { deviceId: string; endpoint: string }) {
  await devicesOf(w).drop(held)
  return {}
}

const MOST_OF_AGENT = 512

/** Counts a device that has no store of its own by its kind, browser and system, and keeps nothing else of what it says. Spec §2 */
export async function unknown(w: OpenWork, userAgent = '') {
  const { kind, browser, system } = lookOf({ userAgent: userAgent.slice(0, MOST_OF_AGENT), maxTouchPoints: 0 })
  await devicesOf(w).countUnknown(`${kind} ${browser} ${system}`)
  return {}
}
