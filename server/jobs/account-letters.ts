import { inLanguage, languageOf } from '#rules/languages.ts'
import { codes } from '../data/codes/rows.ts'
import { askedBy } from '../data/exports/rows.ts'
import * as invite from '../data/users/invite.ts'
import { addressChanged } from '../mail/address-changed.ts'
import { addressCode } from '../mail/address-code.ts'
import { erasedLetter } from '../mail/erased.ts'
import { exportReady } from '../mail/export-ready.ts'
import { invitation } from '../mail/invitation.ts'
import { leaveCode } from '../mail/leave-code.ts'
import { leavingLetter } from '../mail/leaving.ts'
import { originFor } from '../mail/origin.ts'
import { passkeyAdded } from '../mail/passkey-added.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import type { Tools } from './job.ts'
import type { Letters } from './letter-payloads.ts'

/** The digits of a code, made anew from its name; undefined once it is of no use any more. */
async function digitsOf(codeId: string, { db, clock, enqueue }: Tools): Promise<string | undefined> {
  const rooms = works(db, clock, enqueue)
  const key = await rooms.secret('codes')
  return (await rooms.run(openScope(), 'reads', (w) => codes(w, key).letter(codeId)))?.digits
}

type Names = 'address-code' | 'leave-code' | 'invitation' | 'address-changed' | 'passkey-added' | 'leaving' | 'erased' | 'export-ready'

/** The letters about somebody's own account. */
export const accountLetters: Letters<Names, Tools> = {
  'address-code': async ({ to, language, name, codeId }, tools) => {
    const digits = await digitsOf(codeId, tools)
    return digits ? { to, ...(await addressCode(language, { name, digits })) } : undefined
  },

  'leave-code': async ({ to, language, name, codeId }, tools) => {
    const digits = await digitsOf(codeId, tools)
    return digits ? { to, ...(await leaveCode(language, { name, digits })) } : undefined
  },

  invitation: async ({ codeId, activityId, host }, tools) => {
    const rooms = works(tools.db, tools.clock, tools.enqueue)
    const key = await rooms.secret('codes')
    const found = await rooms.run(openScope(activityId), 'reads', (w) => invite.letter(w, key, codeId))
    if (!found) return undefined
    const origin = originFor(tools, host)
    if (!origin) throw new Error('a link cannot be sent: the setting PUBLIC_URL is missing')
    const { account, activity, code } = found
    const language = languageOf(account.language) ?? 'it'
    const href = origin + inLanguage(language, `/forgot-password/${code}`)
    return { to: account.email, sender: activity, ...(await invitation(language, { name: account.name, activity, href })) }
  },

  'address-changed': async ({ to, language, ...said }) => ({ to, ...(await addressChanged(language, said)) }),

  'passkey-added': async ({ to, language, ...said }) => ({ to, ...(await passkeyAdded(language, said)) }),

  leaving: async ({ to, language, name, on }) => ({ to, ...(await leavingLetter(language, { name, on: new Date(on) })) }),

  erased: async ({ to, language, name }) => ({ to, ...(await erasedLetter(language, { name })) }),

  'export-ready': async ({ exportId, host }, tools) => {
    const found = await works(tools.db, tools.clock, tools.enqueue).run(openScope(), 'reads', (w) => askedBy(w, exportId))
    if (!found?.expires) return undefined
    const origin = originFor(tools, host)
    if (!origin) throw new Error('a link cannot be sent: the setting PUBLIC_URL is missing')
    const language = languageOf(found.language) ?? 'it'
    const href = origin + inLanguage(language, `/profile/export/${exportId}`)
    return { to: found.to, ...(await exportReady(language, { name: found.name, expires: found.expires, href })) }
  },
}
