import type { MessageDescriptor } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { truncate } from '#rules/formats.ts'
import { wordsIn } from '../words.ts'
import { page, type Paragraph, plainText } from './page.ts'
import type { Letter } from './port.ts'

const from = /*i18n*/ { id: 'mail.notice.from', message: 'Un avviso da {activity}' }
const open = /*i18n*/ { id: 'mail.notice.open', message: 'Apri l’avviso' }
const openApp = /*i18n*/ { id: 'mail.news.open', message: 'Apri nell’app' }
const why = /*i18n*/ {
  id: 'mail.notice.why',
  message:
    'Ricevi questa e-mail perché hai chiesto gli avvisi anche per posta. Per non riceverli più spegni «Anche per e-mail» nella pagina «Avvisi e dispositivi» dell’app.',
}
const stop = /*i18n*/ { id: 'mail.notice.stop', message: 'Avvisi e dispositivi' }

/** Letters of a subject. */
const MOST = 120

/** What it says in the reader's language; its pages in the app, where an address of the app is known. */
type Said = {
  activity: string
  title: string
  subTitle: string | null
  message: string | null
  /** What stands below, a paragraph each. */
  more?: string[]
  pages: { about: string; devices: string } | undefined
}

/** A notice for a customer who wants them by e-mail too. Its texts are text, whatever they look like. */
export const noticeLetter = (language: LanguageCode, said: Said): Promise<Omit<Letter, 'to'>> =>
  written(language, said, { button: open, isWanted: true })

/** What a customer was told in her feed. `isWanted`: because she wants notices by e-mail too, and it says how not to. */
export const newsLetter = (language: LanguageCode, { isWanted, ...said }: Omit<Said, 'subTitle'> & { isWanted: boolean }) =>
  written(language, { ...said, subTitle: null }, { button: openApp, isWanted })

type Form = { button: MessageDescriptor; isWanted: boolean }

async function written(language: LanguageCode, said: Said, { button, isWanted }: Form): Promise<Omit<Letter, 'to'>> {
  const words = await wordsIn(language)
  const { activity, title, subTitle, message, more = [], pages } = said
  const texts = [words._({ ...from, values: { activity } }), subTitle, ...(message?.split(/\n+/) ?? []), ...more]
  const paragraphs: Paragraph[] = texts.filter((text): text is string => Boolean(text?.trim()))
  if (pages) paragraphs.push({ label: words._(button), href: pages.about })
  if (isWanted) paragraphs.push(words._(why))
  if (isWanted && pages) paragraphs.push({ label: words._(stop), href: pages.devices })
  return {
    subject: truncate(title, MOST),
    text: plainText([title, ...paragraphs]),
    html: page({ language, heading: title, paragraphs }),
  }
}
