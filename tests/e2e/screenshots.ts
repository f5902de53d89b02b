import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { start } from '../process.ts'
import { logIn } from './support.ts'

// `npm run screenshots`: the pictures of README.md, taken from the demo, so that they stay true.
const OUT = 'docs/screenshots'
const PORT = 3930
const OSTERIA = `http://osteria-del-porto.localhost:${PORT}`
/** Until what comes late stands: a page that listens is never done with the network. */
const SETTLED = 2_000
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

type Set = { name: string; context: BrowserContextOptions; paths: string[]; who?: string; base?: string }
const sets: Set[] = [
  { name: 'phone-light', context: { ...phone, colorScheme: 'light' }, paths: ['/', '/card?till', '/menus', '/notices'] },
  { name: 'phone-dark', context: { ...phone, colorScheme: 'dark' }, paths: ['/', '/card', '/flows', '/booking'] },
  {
    name: 'phone-rewards',
    context: { ...phone, colorScheme: 'light' },
    paths: ['/packs', '/coupons', '/shop/shops', '/stores'],
    base: `http://salone-aurora.localhost:${PORT}`,
  },
  { name: 'desktop', context: { ...desktop, colorScheme: 'light' }, paths: ['/menus'] },
  { name: 'counter', context: { ...desktop, colorScheme: 'light' }, paths: ['/counter'], who: 'banco@example.com' },
]

const env = { PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-pictures-')) }
const server = await start([process.execPath, 'server/main.ts'], env, `http://localhost:${PORT}/healthz`)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
mkdirSync(OUT, { recursive: true })
for (const { name, context, paths, who = 'giulia@example.com', base = OSTERIA } of sets) {
  const page = await (await browser.newContext({ ...context, baseURL: base, locale: 'it-IT' })).newPage()
  await logIn(page, who)
  const shots: Buffer[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.waitForTimeout(SETTLED)
    shots.push(await page.screenshot())
  }
  await sideBySide(shots, `${OUT}/${name}.webp`)
}
await browser.close()
await server.stop()

/** One picture of several screens, half their size, with room between them. */
async function sideBySide(shots: Buffer[], file: string) {
  const gap = 24
  const screens = await Promise.all(shots.map((shot) => sharp(shot).resize({ height: 760 }).png().toBuffer({ resolveWithObject: true })))
  const width = screens.reduce((sum, { info }) => sum + info.width + gap, gap)
  let left = gap
  const layers = screens.map(({ data, info }) => {
    const layer = { input: data, left, top: gap }
    left += info.width + gap
    return layer
  })
  await sharp({ create: { width, height: 760 + 2 * gap, channels: 3, background: '#cfc9be' } })
    .composite(layers)
    .webp({ quality: 82 })
    .toFile(file)
}
