import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { start } from '../process.ts'
import { cardOf, logIn } from './support.ts'

// `npm run film`: the short film of README.md, taken from the demo: card, till, menu, dish, and another card.
const OUT = 'docs/screenshots/film.webp'
const PORT = 3932
const WIDTH = 360
/** The shortest that a picture of it stands, and the last, in milliseconds. */
const SHORTEST = 40
const LAST = 1_500

const env = { PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-film-')) }
const server = await start([process.execPath, 'server/main.ts'], env, `http://localhost:${PORT}/healthz`)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
  baseURL: `http://localhost:${PORT}`,
})
const page = await context.newPage()
page.setDefaultTimeout(10_000)
try {
  await logIn(page, 'giulia@example.com')
  await show(page)
  await write(await film(page, () => play(page)))
} finally {
  await browser.close()
  await server.stop()
}

/** Everything that is to be seen has been there once, so that the film waits for nothing. */
async function show(page: Page) {
  await page.goto('/activities')
  await page.getByRole('main').getByRole('button', { name: 'Osteria del Porto' }).tap()
  await page.waitForURL('/')
  for (const path of ['/menus', '/activities', '/card', '/']) {
    await page.goto(path)
    await page.waitForTimeout(2_000)
  }
  await cardOf(page).waitFor()
}

async function play(page: Page) {
  const tab = (name: string) => page.locator('.tab', { hasText: name })
  const rest = (ms = 900) => page.waitForTimeout(ms)
  await rest(1_200)
  await tab('Carta').tap()
  await rest()
  await page.locator('#root .card-white').tap()
  await rest(1_600)
  await page.getByRole('button', { name: 'Chiudi' }).first().tap()
  await rest()
  await tab('Menù').tap()
  await rest()
  await page.locator('.dish-link').first().tap()
  await rest(1_400)
  await page.goBack()
  await rest(600)
  await tab('Home').tap()
  await rest(600)
  await tab('Altro').tap()
  await rest(700)
  await page.locator('[role=dialog] a[href="/activities"]').first().tap()
  await rest(1_200)
  await page.getByRole('main').getByRole('button', { name: 'Salone Aurora' }).tap()
  await rest(2_000)
}

type Shot = { jpeg: Buffer; at: number }

/** Takes what the screen shows while something is done. @returns each change of it, and when, in milliseconds */
async function film(page: Page, deed: () => Promise<void>): Promise<Shot[]> {
  const shots: Shot[] = []
  const session: CDPSession = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ jpeg: Buffer.from(data, 'base64'), at: (metadata.timestamp ?? 0) * 1_000 })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 })
  await deed()
  await session.send('Page.stopScreencast')
  return shots
}

/** One picture that moves, each of its frames as long as it stood. */
async function write(shots: Shot[]) {
  const kept = shots.filter(({ at }, n) => n === shots.length - 1 || (shots[n + 1]?.at ?? 0) - at >= SHORTEST || n % 2 === 0)
  const frames = await Promise.all(kept.map(({ jpeg }) => sharp(jpeg).resize({ width: WIDTH, height: 779, fit: 'fill' }).png().toBuffer()))
  const delay = kept.map(({ at }, n) => Math.max(SHORTEST, Math.round((kept[n + 1]?.at ?? at + LAST) - at)))
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 72, effort: 4, delay, loop: 0, mixed: true })
    .toFile(OUT)
}
