import type { Call } from '#contract/wire.ts'

export { lineOf, request } from './request.ts'

const nouns = import.meta.glob<{ calls?: Record<string, Call> }>(['../../contract/*.ts', '!**/*.test.ts'], { eager: true })

/** Every call of the contract. */
export const everyCall: Call[] = Object.values(nouns).flatMap(({ calls = {} }) => Object.values(calls))
