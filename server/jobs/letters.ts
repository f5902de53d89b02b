import { inLanguage, languageOf } from '#rules/languages.ts'
import * as recovery from '../data/recovery/recovery.ts'
import * as registration from '../data/registration/registration.ts'
import { alreadyRegistered } from '../mail/already-registered.ts'
import { originFor } from '../mail/origin.ts'
import { passwordChanged } from '../mail/password-changed.ts'
import { recovery as recoveryLetter } from '../mail/recovery.ts'
import { registrationCode } from '../mail/registration-code.ts'
import { sessionRevoked } from '../mail/session-revoked.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import type { Tools } from './job.ts'
import type { Letters } from './letter-payloads.ts'

const roomsOf = ({ db, clock, enqueue }: Tools) => works(db, clock, enqueue)

/** The letters about getting in. */
export const letters: Letters<'session-revoked' | 'password-changed' | 'registration-code' | 'recovery', Tools> = {
  'session-revoked': async ({ to, language, name }) => ({ to, ...(await sessionRevoked(language, { name })) }),

  'password-changed': async ({ to, language, ...said }, { publicUrl }) => {
    const forgotten = publicUrl && publicUrl + inLanguage(language, '/forgot-password')
    return { to, ...(await passwordChanged(language, { ...said, forgotten })) }
  },

  'registration-code': async ({ to, language, host, ...asked }, tools) => {
    const rooms = roomsOf(tools)
    const key = await rooms.secret('codes')
    const found = await rooms.run(openScope(asked.activityId), 'reads', (w) => registration.letter(w, key, asked.id))
    if (!found) return undefined
    const { activity, digits } = found
    if (digits) return { to, sender: activity, ...(await registrationCode(language, { activity, digits })) }
    const origin = originFor(tools, host)
    const at = (path: string) => `${origin}${inLanguage(language, path)}`
    const pages = origin ? { login: at('/login'), forgotten: at('/forgot-password') } : undefined
    return { to, sender: activity, ...(await alreadyRegistered(language, { activity, pages })) }
  },

  recovery: async (asked, tools) => {
    const rooms = roomsOf(tools)
    const key = await rooms.secret('codes')
    const found = await rooms.run(openScope(), 'writes', (w) => recovery.letter(w, key, asked))
    if (!found) return undefined
    const origin = originFor(tools, found.host)
    if (!origin) throw new Error('a link cannot be sent: the setting PUBLIC_URL is missing')
    const { email: to, name, language: read } = found.account
    const language = languageOf(read) ?? 'it'
    const href = origin + inLanguage(language, `/forgot-password/${found.code}`)
    return { to, ...(await recoveryLetter(language, { name, href })) }
  },
}
