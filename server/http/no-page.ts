import { refuse } from '#rules/refusal.ts'
import type { App } from './deps.ts'
import { refused } from './failure.ts'

/** What people look for who look for something left lying about: hidden files, and maps of the sources. */
const LEFT_ABOUT = /\/[.]|[.]map$/i
/** The personal part has nothing to find; the rest is what guests see, and what it takes to draw it. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

/** Paths where no page of the app can be. Mounted before files and shell. */
export function noPage(app: App) {
  app.get('/*', (c, next) => (LEFT_ABOUT.test(c.req.path) ? refused(c, refuse('not_found')) : next()))
  app.get('/robots.txt', (c) => c.text(ROBOTS, 200, { 'Cache-Control': 'no-cache' }))
}
