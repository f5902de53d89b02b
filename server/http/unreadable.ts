import { refuse } from '#rules/refusal.ts'
import type { App } from './deps.ts'
import { refused } from './failure.ts'

/** A method that nobody can send: by it the listener asks what to say where nothing readable came. */
const UNREADABLE = 'UNREADABLE'

/** Refuses what is no request, such as one with a malformed Host: measured, logged and dressed as every other answer. */
export function unreadable(app: App) {
  app.on(UNREADABLE, '/', (c) => refused(c, refuse('malformed')))
}

/** The answer to what is no request. */
export const answerToUnreadable = (app: App) => app.fetch(new Request('http://localhost/', { method: UNREADABLE }))
