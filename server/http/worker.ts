import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App, Deps } from './deps.ts'
import { BUILT, nobody, shells } from './shell.ts'
import type { Sites } from './site.ts'

const ENTRY = /\{"revision":"[^"]*","url":"index[.]html"\}/

/** The built worker with this host's shell in its list of files, so that a change of branding is a new worker. TOOLCHAIN 2. */
export function withShell(worker: string, hash: string): string {
  if (!ENTRY.test(worker)) throw new Error('the list of files in sw.js does not name index.html')
  return worker.replace(ENTRY, () => JSON.stringify({ revision: hash, url: '/index.html' }))
}

/** `/sw.js`, asked for again each time. */
export function worker(app: App, { at }: Sites, settings: Deps['settings'], dist = BUILT) {
  const render = shells(settings, dist)
  let built: Promise<string> | undefined
  app.get('/sw.js', async (c) => {
    const site = await at(c.req.header('host'))
    if (!site) return nobody(c)
    built ??= readFile(join(dist, 'sw.js'), 'utf8').catch((error: unknown) => {
      built = undefined
      throw error
    })
    const { hash } = await render(site)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Host', { append: true })
    return c.body(withShell(await built, hash))
  })
}
