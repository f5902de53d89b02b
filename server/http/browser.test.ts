import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import memory from 'unstorage/drivers/memory'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '../../tests/setup/engines.ts'
import { freshActivity, stillClock } from '../../tests/setup/scene.ts'
import { hosts } from '../db/schema/activities.ts'
import { works } from '../work/works.ts'
import { readSettings } from '../env.ts'
import { readPicture } from '../images/picture.ts'
import { storeOn } from '../images/store.ts'
import { browser } from './browser.ts'
import type { App, Deps } from './deps.ts'
import { headers } from './headers.ts'

const [STYLE, FIRST] = ['p { color: red }', "document.title = '€'"]
/** What its card is printed on, by its hash. */
const CARD = 'c'.repeat(32)
const INDEX = `<html><head><!--tessera:head--><style>${STYLE}</style><!--tessera:host--></head><body><script>${FIRST}</script></body></html>`
const SW =
  'function f(a,{directoryIndex:n="index.html"}={}){}const a=[{"revision":"0123","url":"index.html"},{"revision":null,"url":"assets/x-1.js"}];'
const app: App = new Hono()
const clock = stillClock()
let name: string
let connection: Awaited<ReturnType<typeof database>>
const get = async (path: string, host = name, more: Record<string, string> = {}) => app.request(path, { headers: { host, ...more } })
type Manifest = {
  [key: string]: unknown
  icons: Record<string, string>[]
  screenshots: Record<string, string>[]
  shortcuts: { name: string; url: string }[]
}
const manifest = async (host?: string, headers = {}) => (await (await get('/manifest.webmanifest', host, headers)).json()) as Manifest
const blockOf = (html: string) =>
  JSON.parse(/id="tessera-host">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    activity: { name: string } | null
    demo: boolean
    vars?: object
  }

beforeAll(async () => {
  connection = await database('embedded')
  const dist = await mkdtemp(join(tmpdir(), 'tessera-dist-'))
  await mkdir(join(dist, 'assets/workers'), { recursive: true })
  await Promise.all([
    writeFile(join(dist, 'index.html'), INDEX),
    writeFile(join(dist, 'sw.js'), SW),
    writeFile(join(dist, 'assets/x-1.js'), 'x()'),
    writeFile(join(dist, 'assets/workers/w-1.js'), 'x()'),
    writeFile(join(dist, 'assets/x-1.js.map'), '{}'),
    writeFile(join(dist, 'assets/.x.js'), 'x()'),
  ])
  const images = storeOn(memory())
  const logo = await readPicture(
    await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f2bd6e' } })
      .png()
      .toBuffer(),
  )
  if ('wrong' in logo) throw new Error(logo.wrong)
  for (const file of logo.files) await images.put(file.name, file.bytes)
  const activity = await freshActivity(connection, {
    name: 'Da <b>Lino</b> & "figli"</script>',
    color: '#96391b',
    logo: logo.hash,
    imgCard: CARD,
    tagline: { it: 'Dal 1950', de: 'Seit 1950' },
    configuration: { showMenuApp: true },
  })
  name = `${activity.permalink}.localhost:3301`
  await connection.db.insert(hosts).values({ host: `${activity.permalink}.example.org`, activityId: activity.id })
  const settings = readSettings({ PUBLIC_URL: 'https://tessera.test', API_ORIGINS: 'https://api.example' })
  headers(app, settings)
  app.use(async (c, next) => {
    c.set('language', c.req.header('accept-language') === 'de' ? 'de' : 'it')
    await next()
  })
  const deps = {
    works: works(connection.db, clock, async () => {}),
    settings,
    clock,
    images,
  }
  browser(app, deps as unknown as Deps, dist)
})

describe('the shell', () => {
  test('is the host’s own, on every path, and asked for again', async () => {
    const answer = await get('/de/card')
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(html).toContain('content="#96391b"')
    expect(html).toContain('<meta name="description" content="Dal 1950" />')
    expect(blockOf(html)).toMatchObject({
      activity: { name: 'Da <b>Lino</b> & "figli"</script>', languages: ['it', 'de'], imgCard: CARD },
      vars: { '--tenant-solid': '#96391b' },
    })
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html).not.toContain('<b>')
    expect((await get('/', name, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304)
    expect(await (await get('/index.html')).text()).toBe(html)
  })

  test('allows what stands in it by its hash, and nothing else in a page, also where nothing has changed', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    for (const host of [name, 'localhost'])
      for (const path of ['/', '/de/card', '/index.html', '/notices/n1']) {
        const first = await get(path, host)
        const again = await get(path, host, { 'if-none-match': first.headers.get('etag') ?? '' })
        expect(again.status).toBe(304)
        const html = await first.text()
        const inPage = [...html.matchAll(/<(style|script)(?! type="application\/json")[^>]*>([^]*?)<\/\1>/g)]
        expect(inPage.map(([, , text]) => text)).toEqual([STYLE, FIRST])
        for (const answer of [first, again]) {
          const policy = answer.headers.get('content-security-policy')?.split('; ')
          expect(policy).toContain(`script-src 'self' ${hash(FIRST)}`)
          expect(policy).toContain(`style-src 'self' ${hash('')} ${hash(STYLE)}`)
          expect(policy).toContain("connect-src 'self' https://api.example")
        }
      }
  })

  test('of a listed host name is that activity’s, of another address the bare one', async () => {
    const own = name.replace('.localhost:3301', '.example.org')
    expect(blockOf(await (await get('/', own)).text()).activity?.name).toContain('Lino')
    expect(blockOf(await (await get('/', name.replace('localhost:3301', 'TESSERA.test.'))).text()).activity?.name).toContain('Lino')
    for (const host of ['localhost:3301', '127.0.0.1:3301', '[::1]:3301', '192.168.1.4', 'tessera.test', 'elsewhere.example']) {
      const html = await (await get('/', host)).text()
      expect(html).toContain('<title>Tessera</title>')
      expect(blockOf(html)).toMatchObject({ activity: null })
    }
  })

  test('a listed host name takes neither the bare host nor another activity’s from them', async () => {
    const other = await freshActivity(connection, { name: 'Altra' })
    const greedy = await freshActivity(connection, { name: 'Avida' })
    const wanted = ['localhost', 'tessera.test', `${other.permalink}.localhost`, 'mia.tessera.test']
    await connection.db.insert(hosts).values(wanted.map((host) => ({ host, activityId: greedy.id })))
    clock.pass(5)
    const titles = await Promise.all(wanted.map(async (host) => /<title>(.*)<\/title>/.exec(await (await get('/', host)).text())?.[1]))
    await connection.db.delete(hosts).where(eq(hosts.activityId, greedy.id))
    clock.pass(5)
    expect(titles).toEqual(['Tessera', 'Tessera', 'Altra', 'Avida'])
  })

  test.each(['nobody.localhost', 'a.b.localhost', 'nobody.tessera.test'])('of %s is a 404 page', async (host) => {
    for (const path of ['/', '/manifest.webmanifest', '/sw.js']) expect((await get(path, host)).status).toBe(404)
  })

  test('of an unknown host is another for each host and language', async () => {
    const vary = (await get('/', 'nobody.localhost')).headers.get('vary')
    expect(vary?.split(', ')).toEqual(expect.arrayContaining(['Host', 'Accept-Language']))
  })
})

test('the worker’s list names this host’s shell, and changes with it', async () => {
  const [ours, bare] = await Promise.all([get('/sw.js').then((a) => a.text()), get('/sw.js', 'localhost').then((a) => a.text())])
  expect(ours).toMatch(/=\[\{"revision":"[0-9a-f]{32}","url":"\/index[.]html"\},\{"revision":null/)
  expect(ours).not.toContain('0123')
  expect(bare).not.toBe(ours)
})

test('built files are kept for ever, and one that is gone is no shell', async () => {
  expect((await get('/assets/x-1.js')).headers.get('cache-control')).toContain('immutable')
  const gone = await get('/assets/x-0.js')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a script says what its reader needs, a worker and a page say all', async () => {
  const said = async (path: string) => {
    const answer = await get(path)
    return ['x-content-type-options', 'content-security-policy', 'permissions-policy'].filter((one) => answer.headers.has(one))
  }
  expect(await said('/assets/x-1.js')).toEqual(['x-content-type-options'])
  for (const path of ['/', '/sw.js', '/assets/workers/w-1.js', '/assets/x-0.js']) expect(await said(path)).toHaveLength(3)
})

test.each(['/images/none', '/images/%2f/x/160.webp', '/media/none.mp4', '/icons/none'])('%s is no page', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each([
  '/.env',
  '/.git/config',
  '/%2egit/HEAD',
  '/.well-known/security.txt',
  '/en/.htaccess',
  '/app.map',
  '/assets/x-1.js.map',
  '/assets/.x.js',
  '/sw.js.MAP',
])('%s is nothing that we have, be there a file of that name', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('crawlers are told where to look, on every host', async () => {
  for (const host of [name, 'localhost', 'nobody.localhost']) {
    const answer = await get('/robots.txt', host)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /api/\n')
  }
})

describe('the manifest', () => {
  test('has what an installation needs, by the activity’s flags and in the asker’s language', async () => {
    const made = await manifest()
    expect(made).toMatchObject({ id: '/', start_url: '/?app', scope: '/', display: 'standalone', theme_color: '#96391b', lang: 'it' })
    expect(made.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      ['any', 'maskable', 'monochrome'].flatMap((purpose) => [`192x192 ${purpose}`, `512x512 ${purpose}`]),
    )
    expect(made.shortcuts.map(({ url }) => url)).toEqual(['/card', '/menus'])
    expect((await manifest(name, { 'accept-language': 'de' })).description).toBe('Seit 1950')
    expect((await manifest('localhost')).shortcuts.map(({ url }) => url)).toEqual(['/card'])
  })

  test.each(['activity', 'bare'])('of the %s host names icons and pictures of the size it says', async (kind) => {
    const host = kind === 'bare' ? 'localhost' : name
    const { icons, screenshots } = await manifest(host)
    for (const { src = '', sizes, type } of [...icons, ...screenshots]) {
      const answer = await get(src, host)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test.each(['/icons/0000000000000000/any-192.png', '/icons/KEY/any-193.png', '/icons/KEY/else-192.png'])(
    '%s is not drawn',
    async (path) => {
      const key = (await manifest()).icons[0]?.src?.split('/')[2] ?? ''
      expect((await get(path.replace('KEY', key))).status).toBe(404)
    },
  )
})

test('a change of an activity is seen within seconds', async () => {
  const fresh = await freshActivity(connection, { name: 'Prima' })
  const host = `${fresh.permalink}.localhost`
  expect(await (await get('/', host)).text()).toContain('<title>Prima</title>')
  await connection.run('update activities set name = $1 where id = $2', ['Dopo', fresh.id])
  clock.pass(5)
  expect(await (await get('/', host)).text()).toContain('<title>Dopo</title>')
})
