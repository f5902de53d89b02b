import type { LanguageCode } from '#contract/languages.ts'
import type { Notice } from '#contract/notices.ts'
import { textOf } from '#rules/translate.ts'

/** What stands below a notice's title in a list: subtitle and text, on one line after the other. */
export const noticeText = (notice: Notice, language: LanguageCode): string =>
  [textOf(notice, 'subTitle', language), textOf(notice, 'message', language)].filter(Boolean).join(' · ')
