import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { LanguageCode } from '#contract/languages.ts'
import { SCORED_LETTERS } from '#rules/password.ts'

/** How hard a password is to guess (0 to 4; 3 is enough), and why, by the library's key of its reason. */
export type Strength = { score: number; why: string | undefined }

const words = {
  it: () => import('@zxcvbn-ts/language-it'),
  es: () => import('@zxcvbn-ts/language-es-es'),
  fr: () => import('@zxcvbn-ts/language-fr'),
  de: () => import('@zxcvbn-ts/language-de'),
  en: () => import('@zxcvbn-ts/language-en'),
} satisfies Record<LanguageCode, () => Promise<unknown>>

async function judgeIn(language: LanguageCode): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Judge }, common, own] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    words[language](),
  ])
  const dictionary = { ...common.dictionary, ...own.dictionary }
  return new Judge({ dictionary, graphs: common.adjacencyGraphs })
}

const judges = new Map<LanguageCode, Promise<ZxcvbnFactory>>()

/**
 * Judges a password with the words of a language; they are half a megabyte and more, and loaded when first asked for.
 * @param personal what a guesser would try first: her address, her name, the activity's
 */
export async function strengthOf(password: string, language: LanguageCode, personal: string[]): Promise<Strength> {
  const judge = judges.get(language) ?? judgeIn(language)
  judges.set(language, judge)
  judge.catch(() => judges.delete(language))
  const { score, feedback } = (await judge).check(password.slice(0, SCORED_LETTERS), personal)
  return { score, why: feedback.warning ?? feedback.suggestions[0] }
}
