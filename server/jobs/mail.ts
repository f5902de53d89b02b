import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { inLanguage } from '#rules/languages.ts'
import { textOf } from '#rules/translate.ts'
import { shownTranslations } from '../data/translations.ts'
import { forLetter } from '../db/campaigns.ts'
import { noticeLetter } from '../mail/notice.ts'
import type { Letter } from '../mail/port.ts'
import { sessionRevoked } from '../mail/session-revoked.ts'
import { job, type Tools } from './job.ts'

const Language = z.enum(CODES).catch('it')
const SessionRevoked = z.object({ letter: z.literal('session-revoked'), to: z.string(), language: Language, name: z.string() })
const Notice = z.object({ letter: z.literal('notice'), activityId: z.string(), noticeId: z.string(), userId: z.string() })

/** Sends one letter; a mail server that is away is asked again, ever later. */
export const mail = job({
  payload: z.discriminatedUnion('letter', [SessionRevoked, Notice]),
  every: 2,
  retries: 8,
  async run(asked, tools) {
    const letter = asked.letter === 'notice' ? await ofNotice(asked, tools) : await ofSession(asked)
    if (!letter) return
    const outcome = await tools.mail.send(letter)
    if ('failed' in outcome) throw new Error(outcome.failed)
  },
})

const ofSession = async ({ to, language, name }: z.infer<typeof SessionRevoked>): Promise<Letter> => ({
  to,
  ...(await sessionRevoked(language, { name })),
})

/** Nothing where she has deleted the notice since, or wants no letters any more. */
async function ofNotice(asked: z.infer<typeof Notice>, { db, publicUrl }: Tools): Promise<Letter | undefined> {
  const found = await forLetter(db, asked)
  if (!found) return
  const { notice, to, activity, host } = found
  const language = Language.parse(found.language)
  const shown = { ...notice, translations: shownTranslations(notice.translations) }
  const texts = { title: textOf(shown, 'title', language), subTitle: textOf(shown, 'subTitle', language) }
  const origin = host ? `https://${host}` : publicUrl
  const at = (path: string) => `${origin}${inLanguage(language, path)}`
  const pages = origin ? { notice: at(`/notices/${notice.id}?activity=${notice.activityId}`), devices: at('/devices') } : undefined
  return { to, ...(await noticeLetter(language, { ...texts, message: textOf(shown, 'message', language), activity, pages })) }
}
