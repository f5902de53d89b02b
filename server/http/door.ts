import { CODE_PATH, doorOfCode } from '#rules/door.ts'
import type { App } from './deps.ts'

/**
 * What is printed on a table: opens the menu there, in the language of the phone. Which doors there are, the page knows. Later the
 * worker answers in this one's place, without a network too. docs/decisions/door-at-the-table.md
 */
export function door(app: App) {
  app.on('GET', [CODE_PATH, `${CODE_PATH}/*`], (c) => {
    const { pathname, search } = new URL(c.req.url)
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Language', { append: true })
    return c.redirect(doorOfCode(pathname + search, c.get('language')) ?? '/', 302)
  })
}
