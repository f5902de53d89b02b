import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { LanguageCode } from '#contract/languages.ts'

// A thread of its own: judging may take a tenth of a second.
const words = {
  it: () => import('@zxcvbn-ts/language-it'),
  es: () => import('@zxcvbn-ts/language-es-es'),
  fr: () => import('@zxcvbn-ts/language-fr'),
  de: () => import('@zxcvbn-ts/language-de'),
  en: () => import('@zxcvbn-ts/language-en'),
} satisfies Record<LanguageCode, () => Promise<unknown>>

const judges = new Map<LanguageCode, ZxcvbnFactory>()

async function judgeIn(language: LanguageCode) {
  const own = await words[language]()
  const judge = judges.get(language) ?? new ZxcvbnFactory({ dictionary: { ...dictionary, ...own.dictionary }, graphs: adjacencyGraphs })
  judges.set(language, judge)
  return judge
}

parentPort?.on('message', ({ id, password, personal, language }) => {
  void judgeIn(language).then((judge) => parentPort?.postMessage({ id, score: judge.check(password, personal).score }))
})
