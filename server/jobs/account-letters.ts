import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { inLanguage, languageOf } from '#rules/languages.ts'
import { codes } from '../data/codes/rows.ts'
import { askedBy } from '../data/exports/rows.ts'
import * as users from '../data/users.ts'
import { addressChanged } from '../mail/address-changed.ts'
import { addressCode } from '../mail/address-code.ts'
import { erasedLetter } from '../mail/erased.ts'
import { exportReady } from '../mail/export-ready.ts'
import { invitation } from '../mail/invitation.ts'
import { leaveCode } from '../mail/leave-code.ts'
import { leavingLetter } from '../mail/leaving.ts'
import { originFor } from '../mail/origin.ts'
import { passkeyAdded } from '../mail/passkey-added.ts'
import type { Letter } from '../mail/port.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import type { Tools } from './job.ts'

type Kind<P> = { payload: z.ZodType<P>; write: (asked: P, tools: Tools) => Promise<Letter | undefined> }
const letter = <P>(kind: Kind<P>): Kind<P> => kind

const Reader = z.object({ to: z.string(), language: z.enum(CODES).catch('it'), name: z.string() })
const WithCode = Reader.extend({ codeId: z.string() })

/** The digits of a code, made anew from its name; undefined once it is of no use any more. */
async function digitsOf(codeId: string, { db, clock, enqueue }: Tools): Promise<string | undefined> {
  const rooms = works(db, clock, enqueue)
  const key = await rooms.secret('codes')
  return (await rooms.run(openScope(), 'reads', (w) => codes(w, key).letter(codeId)))?.digits
}

/** Letters about somebody's own account, by their names. */
export const accountLetters = {
  'address-code': letter({
    payload: WithCode,
    async write({ to, language, name, codeId }, tools) {
      const digits = await digitsOf(codeId, tools)
      return digits ? { to, ...(await addressCode(language, { name, digits })) } : undefined
    },
  }),

  'leave-code': letter({
    payload: WithCode,
    async write({ to, language, name, codeId }, tools) {
      const digits = await digitsOf(codeId, tools)
      return digits ? { to, ...(await leaveCode(language, { name, digits })) } : undefined
    },
  }),

  invitation: letter({
    payload: z.object({ codeId: z.string(), activityId: z.string(), host: z.string().nullable() }),
    async write({ codeId, activityId, host }, tools) {
      const rooms = works(tools.db, tools.clock, tools.enqueue)
      const key = await rooms.secret('codes')
      const found = await rooms.run(openScope(activityId), 'reads', (w) => users.letter(w, key, codeId))
      if (!found) return undefined
      const origin = originFor(tools, host)
      if (!origin) throw new Error('a link cannot be sent: the setting PUBLIC_URL is missing')
      const { account, activity, code } = found
      const language = languageOf(account.language) ?? 'it'
      const href = origin + inLanguage(language, `/forgot-password/${code}`)
      return { to: account.email, ...(await invitation(language, { name: account.name, activity, href })) }
    },
  }),

  'address-changed': letter({
    payload: Reader.extend({ address: z.string() }),
    write: async ({ to, language, ...said }) => ({ to, ...(await addressChanged(language, said)) }),
  }),

  'passkey-added': letter({
    payload: Reader.extend({ passkey: z.string() }),
    write: async ({ to, language, ...said }) => ({ to, ...(await passkeyAdded(language, said)) }),
  }),

  leaving: letter({
    payload: Reader.extend({ on: z.iso.datetime() }),
    write: async ({ to, language, name, on }) => ({ to, ...(await leavingLetter(language, { name, on: new Date(on) })) }),
  }),

  erased: letter({
    payload: Reader,
    write: async ({ to, language, name }) => ({ to, ...(await erasedLetter(language, { name })) }),
  }),

  'export-ready': letter({
    payload: z.object({ exportId: z.string(), host: z.string().nullable() }),
    async write({ exportId, host }, tools) {
      const found = await works(tools.db, tools.clock, tools.enqueue).run(openScope(), 'reads', (w) => askedBy(w, exportId))
      if (!found?.expires) return undefined
      const origin = originFor(tools, host)
      if (!origin) throw new Error('a link cannot be sent: the setting PUBLIC_URL is missing')
      const language = languageOf(found.language) ?? 'it'
      const href = origin + inLanguage(language, `/profile/export/${exportId}`)
      return { to: found.to, ...(await exportReady(language, { name: found.name, expires: found.expires, href })) }
    },
  }),
}
