import * as z from 'zod/mini'
import { call, Id, list, paging } from './wire.ts'

/** The languages of the product; Italian is the source. SPEC 1. */
export const CODES = ['it', 'es', 'fr', 'de', 'en'] as const
export type LanguageCode = (typeof CODES)[number]

/** `language` is the language's own name, such as "Deutsch". */
export const Language = z.object({ id: Id, code: z.string(), flagCode: z.string(), language: z.optional(z.string()) })
export type Language = z.infer<typeof Language>

export const ActivityLanguage = z.object({ id: Id, language: Language })
export type ActivityLanguage = z.infer<typeof ActivityLanguage>

/** Spec §7, Activities. */
export const calls = {
  all: call('GET /app/languages', z.object(paging('language', 'code')), list(Language)),
  ofActivity: call('GET /public/activity-languages', z.object({ activityId: Id, ...paging('language') }), list(ActivityLanguage)),
}
