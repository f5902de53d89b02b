import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { inLanguage, languageOf } from '#rules/languages.ts'
import { textOf } from '#rules/translate.ts'
import * as recovery from '../data/recovery/recovery.ts'
import * as registration from '../data/registration/registration.ts'
import { shownTranslations } from '../data/translations.ts'
import { forLetter } from '../db/campaigns.ts'
import { alreadyRegistered } from '../mail/already-registered.ts'
import { noticeLetter } from '../mail/notice.ts'
import { originFor } from '../mail/origin.ts'
import { passwordChanged } from '../mail/password-changed.ts'
import type { Letter } from '../mail/port.ts'
import { recovery as recoveryLetter } from '../mail/recovery.ts'
import { registrationCode } from '../mail/registration-code.ts'
import { sessionRevoked } from '../mail/session-revoked.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import type { Tools } from './job.ts'

/** One kind of letter: what its job carries, and how it is written at each try. Nothing where it is of no use any more. */
type Kind<P> = { payload: z.ZodType<P>; write: (asked: P, tools: Tools) => Promise<Letter | undefined> }
const letter = <P>(kind: Kind<P>): Kind<P> => kind

const Language = z.enum(CODES).catch('it')
const Reader = z.object({ to: z.string(), language: Language, name: z.string() })
/** The activity's own host, where its app was asked. */
const Host = z.string().nullish()

const roomsOf = ({ db, clock, enqueue }: Tools) => works(db, clock, enqueue)

/** Every letter by its name. */
export const letters = {
  'session-revoked': letter({
    payload: Reader,
    write: async ({ to, language, name }) => ({ to, ...(await sessionRevoked(language, { name })) }),
  }),

  'password-changed': letter({
    payload: Reader.extend({ passkeysRemoved: z.boolean().default(false) }),
    write: async ({ to, language, ...said }, { publicUrl }) => {
      const forgotten = publicUrl && publicUrl + inLanguage(language, '/forgot-password')
      return { to, ...(await passwordChanged(language, { ...said, forgotten })) }
    },
  }),

  'registration-code': letter({
    payload: z.object({ id: z.string(), activityId: z.string(), to: z.string(), language: Language, host: Host }),
    async write({ to, language, host, ...asked }, tools) {
      const rooms = roomsOf(tools)
      const key = await rooms.secret('codes')
      const found = await rooms.run(openScope(asked.activityId), 'reads', (w) => registration.letter(w, key, asked.id))
      if (!found) return undefined
      const { activity, digits } = found
      if (digits) return { to, ...(await registrationCode(language, { activity, digits })) }
      const origin = originFor(tools, host)
      const at = (path: string) => `${origin}${inLanguage(language, path)}`
      const pages = origin ? { login: at('/login'), forgotten: at('/forgot-password') } : undefined
      return { to, ...(await alreadyRegistered(language, { activity, pages })) }
    },
  }),

  recovery: letter({
    payload: z.object({ id: z.string(), username: z.string(), host: Host }),
    async write(asked, tools) {
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
  }),

  notice: letter({
    payload: z.object({ activityId: z.string(), noticeId: z.string(), userId: z.string() }),
    /** Nothing where she has deleted the notice since, or wants no letters any more. */
    async write(asked, tools) {
      const found = await forLetter(tools.db, asked)
      if (!found) return undefined
      const { notice, to, activity, host } = found
      const language = Language.parse(found.language)
      const shown = { ...notice, translations: shownTranslations(notice.translations) }
      const texts = { title: textOf(shown, 'title', language), subTitle: textOf(shown, 'subTitle', language) }
      const origin = originFor(tools, host)
      const at = (path: string) => `${origin}${inLanguage(language, path)}`
      const pages = origin ? { notice: at(`/notices/${notice.id}?activity=${notice.activityId}`), devices: at('/devices') } : undefined
      return { to, ...(await noticeLetter(language, { ...texts, message: textOf(shown, 'message', language), activity, pages })) }
    },
  }),
}
