import type { LogIn } from '#contract/account.ts'
import { refuse } from '#rules/refusal.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OwnScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { sessions } from '../auth/rows.ts'
import { endLogIn, logInsOf } from '../log-ins/rows.ts'
import { removePasskeys } from '../passkeys/rows.ts'
import { holdAccount } from './rows.ts'

/** Where she is logged in, the latest used first. */
export async function logIns(w: OwnReads, family: string | undefined) {
  const found = await logInsOf(w)
  const data = found.map(
    ({ family: id, began, used, device }): LogIn => ({
      id,
      here: id === family,
      began: began.toISOString(),
      used: used.toISOString(),
      deviceName: device?.deviceName ?? null,
      deviceType: device?.deviceType ?? null,
      browser: device?.browser ?? null,
      osVersion: device?.osVersion ?? null,
      activityName: device?.activityName ?? null,
    }),
  )
  return { data, totalRows: data.length }
}

/** Ends every log-in of hers but the one that asks, and removes her passkeys if she wants. */
export async function endOthers({ scope: { userId }, writes }: Steps<OwnScope>, family: string | undefined, removesPasskeys: boolean) {
  await writes(async (w) => {
    await holdAccount(w) // who is adding a passkey elsewhere waits, and finds that log-in over
    await sessions(w).endAll(userId, family)
    if (removesPasskeys) await removePasskeys(w, userId)
  })
  return {}
}

/** Ends one of her log-ins; not_found if it is not hers, or over. */
export const endOne = async (w: OwnWork, id: string) => ((await endLogIn(w, id)) ? {} : refuse('not_found'))
