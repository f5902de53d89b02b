// @vitest-environment jsdom
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import { stillClock } from '../../tests/setup/scene.ts'
import { toPay } from '../../tests/setup/payments.ts'
import { memoryStore, sandbox } from '../payments/sandbox.ts'
import { paletteOf } from '#rules/contrast.ts'
import type { OnHint } from '../payments/port.ts'
import type { App } from './deps.ts'
import { sandboxPay } from './sandbox-pay.ts'

const BOTTEGA = { activity: { colorText: '#ffffff' }, color: '#8b3a2a' }

/** The page of one attempt, over a sandbox in memory. */
async function scene(more: Parameters<typeof toPay>[0] = {}, onHint = async () => 'known' as const) {
  const hints: unknown[] = []
  const clock = stillClock()
  const port = sandbox({ store: memoryStore(), clock, laterSeconds: 20 })
  const attempt = toPay({ expires: clock().getTime() + 1_800_000, ...more })
  const { ref, url } = await port.open(attempt)
  const app: App = new Hono()
  app.use(async (c, next) => {
    c.set('language', 'en')
    await next()
  })
  const sites = { at: async (host?: string) => (host?.startsWith('bottega.') ? BOTTEGA : undefined) }
  const heard: OnHint = async (...hint) => {
    hints.push(hint)
    return onHint()
  }
  sandboxPay(app, { log: pino({ level: 'silent' }) }, { sandbox: port, onHint: heard, sites })
  const { pathname } = new URL(url)
  const show = async (path = pathname) => {
    const answer = await app.request(path)
    return { answer, document: new DOMParser().parseFromString(await answer.text(), 'text/html') }
  }
  const press = async (deed: string, path = pathname) => {
    const answer = await app.request(path, { method: 'POST', body: new URLSearchParams({ deed }) })
    return [answer.status, answer.headers.get('Location')]
  }
  return { app, attempt, ref, pathname, port, clock, hints, show, press }
}
const labels = (document: Document) => [...document.querySelectorAll('button')].map((button) => button.textContent)

test('shows what is to be paid, and four buttons that need no script', async () => {
  const { show } = await scene({ title: '<b>Osteria</b> & figli' })
  const { answer, document } = await show()
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(labels(document)).toEqual(['Paga', 'Paga più tardi', 'Rifiuta', 'Chiudi'])
  expect(document.body.textContent).toContain('60,70\u00a0€')
  expect(document.body.textContent).toContain('<b>Osteria</b> & figli')
  expect(document.querySelector('b, script, style, [style], [onclick]')).toBeNull()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test.each(CODES)('speaks the language of the attempt, %s', async (language) => {
  const { show, press } = await scene({ language })
  await press('decline')
  const { document } = await show()
  expect(document.documentElement.lang).toBe(language)
  expect(document.body.textContent).not.toMatch(/sandbox[.]|[{}]/)
  expect(document.title).not.toBe('')
})

test('is another text in every language', async () => {
  const texts = await Promise.all(
    CODES.map(async (language: LanguageCode) => (await (await scene({ language })).show()).document.body.textContent),
  )
  expect(new Set(texts).size).toBe(CODES.length)
})

test('to pay leads on, tells of it at once, and twice is once', async () => {
  const { attempt, ref, press, hints, show, port } = await scene()
  expect(await press('pay')).toEqual([303, attempt.back.success])
  const hint = { ref, activityId: attempt.activityId, attemptId: attempt.id }
  expect(hints).toEqual([['S', hint, 0]])
  expect(await press('pay')).toEqual([303, attempt.back.success])
  expect((await port.ask(ref)).says).toBe('paid')
  const { document } = await show()
  expect([labels(document), document.querySelector('a')?.href]).toEqual([[], attempt.back.success])
})

test('to pay later leads on, and tells of it later', async () => {
  const { attempt, ref, press, hints, port, clock, show } = await scene()
  expect(await press('later')).toEqual([303, attempt.back.success])
  expect(hints).toEqual([['S', expect.objectContaining({ ref }), 20]])
  expect(labels((await show()).document)).toEqual([])
  clock.pass(20)
  expect((await port.ask(ref)).says).toBe('paid')
})

test('a decline is said on the page, where she may try again', async () => {
  const { pathname, attempt, press, hints, show } = await scene()
  expect(await press('decline')).toEqual([303, pathname])
  const { document } = await show()
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/non hai pagato niente/i)
  expect([labels(document).length, hints]).toEqual([4, []])
  expect(await press('pay')).toEqual([303, attempt.back.success])
})

test('to close leads back, and leaves it open', async () => {
  const { attempt, press, port, ref } = await scene()
  expect(await press('close')).toEqual([303, attempt.back.cancel])
  expect((await port.ask(ref)).says).toBe('open')
})

test('one that is over says so, and leads back', async () => {
  const { attempt, clock, press, show, pathname, port, ref } = await scene()
  clock.pass(1_800)
  expect(await press('pay')).toEqual([303, pathname])
  const { document } = await show()
  expect([labels(document), document.querySelector('a')?.href]).toEqual([[], attempt.back.cancel])
  expect((await port.ask(ref)).says).toBe('expired')
})

test('she has paid, whatever becomes of the hint', async () => {
  const { attempt, press } = await scene({}, async () => {
    throw new Error('away')
  })
  expect(await press('pay')).toEqual([303, attempt.back.success])
})

test('one that is unknown, a deed that is none, and too long a form are 404', async () => {
  const { show, press, pathname, port, ref } = await scene()
  const { answer, document } = await show('/sandbox-pay/sandbox_none')
  expect([answer.status, document.documentElement.lang]).toEqual([404, 'en'])
  expect(await press('pay', '/sandbox-pay/sandbox_none')).toEqual([404, null])
  expect(await press('steal')).toEqual([404, null])
  expect(await press('pay'.padEnd(2_000), pathname)).toEqual([404, null])
  expect((await port.ask(ref)).says).toBe('open')
})

test('its sheet is a file of its own', async () => {
  const { app, show } = await scene()
  const sheet = await app.request((await show()).document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '')
  expect([sheet.status, sheet.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
})

test('on the host of an activity it has that one’s colours, elsewhere ours', async () => {
  const { app } = await scene()
  const [here, bare] = await Promise.all(
    ['bottega.localhost', 'localhost'].map(async (host) => (await app.request('/sandbox-pay/page.css', { headers: { host } })).text()),
  )
  expect(here?.startsWith(bare ?? '')).toBe(true)
  expect(here?.slice(bare?.length)).toContain(`--brand:${paletteOf(BOTTEGA.color, 'light', '#ffffff').solid}`)
})

test('it names no number: an order has none before it is paid', async () => {
  const { document } = await (await scene()).show()
  expect(document.querySelector('.order')?.textContent).toBe('Ordine da pagare')
})

test('it is written in the letters of the app, from our own origin', async () => {
  const { app, show } = await scene()
  const { document } = await show()
  const font = await app.request(document.querySelector('link[as="font"]')?.getAttribute('href') ?? '')
  expect([font.status, font.headers.get('Content-Type')]).toEqual([200, 'font/woff2'])
  expect(await (await app.request('/sandbox-pay/page.css')).text()).toContain('/sandbox-pay/inter.woff2')
})
