import type { LanguageCode } from '#contract/languages.ts'
import type { Push } from '#contract/push.ts'
import { imagePath, isImageName } from '#rules/images.ts'
import { inLanguage, languageOf } from '#rules/languages.ts'
import { wordsIn } from '../words.ts'

/** Bytes of JSON: with its encryption still less than what every push service takes. SEMANTICS 8. */
const MOST_BYTES = 3000
const ELLIPSIS = '…'

type Texts = { title: string; subTitle: string | null; message: string | null }
/** Where it goes: the app's origin and language on the device, whose device it is, and the receipt. */
type Address = { origin: string; language: string; owner: string; receipt: string }
type Notice = Texts & { id: string; image: string | null; translations: Record<string, Record<string, string>> }
type Told = Address & {
  activityId: string
  /** Hash of the activity's logo. */
  logo: string | null
  unread: number
}

const testTitle = /*i18n*/ { id: 'push.test.title', message: 'Prova riuscita' }
const testBody = /*i18n*/ { id: 'push.test.body', message: 'Gli avvisi arrivano su questo dispositivo.' }

/** The notice's text in a language: of its translation, field by field, else the original. */
export const inLanguageOf = (notice: Notice, language: LanguageCode, field: keyof Texts): string =>
  notice.translations[language]?.[field]?.trim() || (notice[field] ?? '')

/** The push of a notice, as JSON of at most 3 kB. SEMANTICS 8. */
export function noticePush({ notice, ...told }: Told & { notice: Notice }): string {
  const language = languageOf(told.language) ?? 'it'
  const [title, subTitle, message] = (['title', 'subTitle', 'message'] as const).map((field) =>
    plain(inLanguageOf(notice, language, field)).trim(),
  )
  const body = [subTitle, message].filter(Boolean).join('\n')
  const { id, image } = notice
  const path = `/notices/${encodeURIComponent(id)}`
  return pushOf({ title: title ?? '', body, lead: subTitle?.length, image, path, tag: `notice-${id}`, notice: id }, told)
}

/** What somebody was told, in the words of her device. */
type News = { kind: string; about: string; path: string; title: string; message: string | null }

/** The push of what somebody was told, as JSON of at most 3 kB. SEMANTICS 8. */
export const newsPush = ({ news: { kind, about, path, title, message }, ...told }: Told & { news: News }): string =>
  pushOf({ title, body: message ?? '', path, tag: `${kind}-${about}`, notice: null }, told)

type Said = {
  title: string
  body: string
  lead?: number | undefined
  image?: string | null
  path: string
  tag: string
  notice: string | null
}

function pushOf({ title, body, lead, image = null, path, tag, notice }: Said, { activityId, logo, unread, ...to }: Told): string {
  const language = languageOf(to.language) ?? 'it'
  const query = `activity=${encodeURIComponent(activityId)}&push=${encodeURIComponent(to.receipt)}`
  const picture = (hash: string | null, width: 160 | 640) =>
    hash && isImageName(hash) ? `${to.origin}${imagePath(hash, width)}` : undefined
  const pictures = { icon: picture(logo, 160), image: picture(image, 640) }
  return fitted({ title, body }, (words) => ({
    web_push: 8030,
    app_badge: unread,
    notification: {
      ...words,
      navigate: `${to.origin}${inLanguage(language, `${path}?${query}`)}`,
      lang: language,
      dir: 'auto',
      tag,
      ...(pictures.icon && { icon: pictures.icon }),
      ...(pictures.image && { image: pictures.image }),
      data: { owner: to.owner, receipt: to.receipt, notice, activity: activityId, ...(lead && { lead }) },
    },
  }))
}

/** The push of a test, which is about no notice and opens the page it was asked for on. */
export async function testPush({ origin, owner, receipt, ...to }: Address): Promise<string> {
  const language = languageOf(to.language) ?? 'it'
  const words = await wordsIn(language)
  return fitted({ title: words._(testTitle), body: words._(testBody) }, (texts) => ({
    web_push: 8030,
    notification: {
      ...texts,
      navigate: `${origin}${inLanguage(language, '/devices')}`,
      lang: language,
      dir: 'auto',
      tag: 'test',
      data: { owner, receipt, notice: null, activity: null },
    },
  }))
}

/** What a test is called where the last push is named. */
export const testTitleIn = async (language: string): Promise<string> => (await wordsIn(languageOf(language) ?? 'it'))._(testTitle)

type Words = { title: string; body?: string }

/** Text as it is, but for control characters; a title is one line. */
const plain = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')

/** The JSON with the texts as long as there is room for them: the body gives way first, then the title. */
function fitted(texts: Required<Words>, make: (words: Words) => Push): string {
  const title = plain(texts.title).replace(/\s+/g, ' ').trim() || 'Tessera'
  const body = plain(texts.body).trim()
  const written = (push: Push) => JSON.stringify(push)
  const room = MOST_BYTES - Buffer.byteLength(written(make({ title: '', body: '' })))
  const short = cut(title, room)
  const rest = short === title ? cut(body, room - bytesOf(short)) : ''
  return written(make({ title: short, ...(rest && { body: rest }) }))
}

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As many whole characters, as a reader sees them, as there are bytes for. */
function cut(text: string, room: number): string {
  if (bytesOf(text) <= room) return text
  let [kept, left] = ['', room - bytesOf(ELLIPSIS)]
  for (const { segment } of graphemes.segment(text)) {
    left -= bytesOf(segment)
    if (left < 0) break
    kept += segment
  }
  return room < bytesOf(ELLIPSIS) ? '' : `${kept.trimEnd()}${ELLIPSIS}`
}
