import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { contentPolicy } from '../../../server/http/headers.ts'
import { inPage } from '../../../server/http/in-page.ts'
import { freePort } from '../../setup/postgres.ts'
import { type OwnServer, ownServer } from '../own-server.ts'
import { cardOf, expect, logIn, NO_NETWORK, test as base, visit } from '../support.ts'
import { ANNA } from '../trattoria.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Any server of files, strict as ours: the app knows of it only where its API is. */
function serve(dist: string, port: number, api: string) {
  const policy = contentPolicy([api], inPage(readFileSync(join(dist, 'index.html'), 'utf8')))
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(dist, pathname)
    const path = extname(pathname) && existsSync(file) ? file : join(dist, 'index.html')
    response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(readFileSync(path))
  }).listen(port)
}

/** The app built for an API on another origin, and that API. */
const test = base.extend<object, { elsewhere: { app: string; api: OwnServer } }>({
  elsewhere: [
    async ({ browserName: _ }, use) => {
      const port = await freePort()
      const app = `http://localhost:${port}`
      const api = await ownServer({ CORS_ORIGINS: app })
      const dist = mkdtempSync(join(tmpdir(), 'tessera-dist-'))
      const built = spawnSync('node_modules/.bin/vite', ['build', '--outDir', dist, '--emptyOutDir'], {
        env: { ...process.env, NODE_ENV: 'production', VITE_API_BASE: api.url },
      })
      if (built.status !== 0) throw new Error(String(built.stderr))
      const files = serve(dist, port, api.url)
      await use({ app, api })
      files.closeAllConnections()
      files.close()
      await api.end()
      rmSync(dist, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.app),
})
test.use({ allowed: NO_NETWORK })

test('the app works against an API on another origin, and without a network', async ({ page, context, elsewhere }) => {
  test.setTimeout(240_000)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await logIn(page, ANNA.username, ANNA.password)
  await visit(page, '/card', '/menus', '/flows')
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(2)
  const picture = page.locator('.menus-list img.dish-thumb')
  const isDrawn = () => picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  expect([...asked].sort()).toEqual([elsewhere.app, elsewhere.api.url].sort())

  await context.setOffline(true)
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(2)
  await expect.poll(isDrawn).toBe(true)
})
