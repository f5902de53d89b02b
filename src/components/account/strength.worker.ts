import type { LanguageCode } from '#contract/languages.ts'
import { type Strength, strengthOf } from './strength.ts'

export type Question = { password: string; language: LanguageCode; personal: string[] }
/** `strength` is missing where the words could not be loaded. */
export type Answer = { password: string; strength?: Strength }

// Off the main thread: a long password takes a slow phone a while.
addEventListener('message', ({ data: { password, language, personal } }: MessageEvent<Question>) => {
  void strengthOf(password, language, personal)
    .then((strength): Answer => ({ password, strength }))
    .catch((): Answer => ({ password }))
    .then((answer) => postMessage(answer))
})
