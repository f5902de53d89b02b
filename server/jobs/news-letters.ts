import { inLanguage, languageOf } from '#rules/languages.ts'
import { textOf } from '#rules/translate.ts'
import { belowIn, entryIn, letterOf, placedOrder } from '../data/notifications/kinds.ts'
import { orderInLetter } from '../data/orders/letter.ts'
import { shownTranslations } from '../data/translations.ts'
import { forLetter, forNewsLetter } from '../data/notices/rows.ts'
import { newsLetter, noticeLetter } from '../mail/notice.ts'
import { originFor, type Whereabouts } from '../mail/origin.ts'
import { wordsIn } from '../words.ts'
import type { Tools } from './job.ts'
import type { Letters } from './letter-payloads.ts'

/** Addresses of the app for a letter, if there is one: of what the letter is about, and of where its like is switched off. */
function pagesOf(where: Whereabouts, host: string | null, language: string, path: string) {
  const origin = originFor(where, host)
  const at = (page: string) => `${origin}${inLanguage(languageOf(language) ?? 'it', page)}`
  return origin ? { about: at(path), devices: at('/devices') } : undefined
}

/** The letters that say what her feed or her list of notices says. */
export const newsLetters: Letters<'news' | 'notice', Tools> = {
  /** Undefined if she has deleted the notice since, or wants no letters any more. */
  notice: async (asked, tools) => {
    const found = await forLetter(tools.db, asked)
    if (!found) return undefined
    const { notice, to, activity, host } = found
    const language = languageOf(found.language) ?? 'it'
    const shown = { ...notice, translations: shownTranslations(notice.translations) }
    const texts = { title: textOf(shown, 'title', language), subTitle: textOf(shown, 'subTitle', language) }
    const pages = pagesOf(tools, host, language, `/notices/${notice.id}?activity=${notice.activityId}`)
    return {
      to,
      sender: activity,
      ...(await noticeLetter(language, { ...texts, message: textOf(shown, 'message', language), activity, pages })),
    }
  },

  /** Undefined if her account or the activity is closed, or she wants no letters any more. */
  news: async ({ activityId, id }, tools) => {
    const found = await forNewsLetter(tools.db, { activityId, id })
    if (!found) return undefined
    const { entry, to, activity, host, wantsLetters } = found
    const isWanted = letterOf(entry.kind) === 'wanted'
    if (isWanted && !wantsLetters) return undefined
    const language = languageOf(found.language) ?? 'it'
    const words = await wordsIn(language)
    const { title, message } = entryIn(words, entry)
    const orderId = placedOrder(entry)
    const more = orderId ? await orderInLetter(tools.db, { activityId, orderId }, words, language) : belowIn(entry)
    const pages = pagesOf(tools, host, language, `${entry.link}?activity=${activityId}`)
    return { to, sender: activity, ...(await newsLetter(language, { title, message, more, activity, pages, isWanted })) }
  },
}
