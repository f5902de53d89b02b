import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import type { OnHint } from '../payments/port.ts'
import { DEEDS, type Sandbox } from '../payments/sandbox.ts'
import { withoutValues } from '../process/log.ts'
import { bytesOf } from './bytes.ts'
import type { App, Deps, Variables } from './deps.ts'
import { type Brand, brandIn, FONT, STYLE, sandboxPage, unknownPage, wayBack } from './sandbox-page.ts'

const PAGE = '/sandbox-pay/:ref{sandbox_[A-Za-z0-9_-]+}'
/** A form with one button. */
const MOST = 1000

type Ground = { sandbox: Sandbox; onHint: OnHint; sites: { at: (host: string | undefined) => Promise<Brand | undefined> } }

/** The page of the sandbox, where there is one; it tells of a payment as the webhook of a provider does. */
export function sandboxPay(app: App, { log }: Pick<Deps, 'log'>, { sandbox, onHint, sites }: Ground) {
  const style = readFile(join(import.meta.dirname, 'sandbox-page.css'), 'utf8')
  const font = readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')))
  const unknown = async (c: Context<{ Variables: Variables }>) => c.html(await unknownPage(c.var.language), 404)

  app.get(FONT, async (c) =>
    c.body(new Uint8Array(await font), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' }),
  )
  app.use('/sandbox-pay/*', async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.get(STYLE, async (c) => {
    const site = await sites.at(c.req.header('host'))
    return c.body((await style) + (site ? brandIn(site) : ''), 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  app.get(PAGE, async (c) => {
    const payment = await sandbox.show(c.req.param('ref'))
    return payment ? c.html(await sandboxPage(payment, sandbox.laterSeconds)) : unknown(c)
  })
  app.post(PAGE, async (c) => {
    const ref = c.req.param('ref')
    const form = new URLSearchParams((await bytesOf(c.req.raw, MOST))?.toString())
    const deed = DEEDS.find((one) => one === form.get('deed'))
    const payment = deed && (await sandbox.act(ref, deed))
    if (!payment) return unknown(c)
    const { state, activityId, attemptId, back } = payment
    if (state === 'paid' || state === 'coming') {
      const hint = { ref, activityId, attemptId }
      // As with any provider: what we do with its word does not change that she has paid.
      await onHint('S', hint, state === 'coming' ? sandbox.laterSeconds : 0).catch((error: unknown) =>
        log.warn({ error: withoutValues(error) }, 'a hint was lost'),
      )
      return c.redirect(wayBack(payment), 303)
    }
    return c.redirect(deed === 'close' ? back.cancel : c.req.path, 303)
  })
}
