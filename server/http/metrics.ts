import type { Context } from 'hono'
import type { Registry } from 'prom-client'
import { refuse } from '#rules/refusal.ts'
import type { Settings } from '../env.ts'
import { addressOf, socketOf, within } from './address.ts'
import type { App } from './deps.ts'
import { refused } from './failure.ts'

/** What proxies add to what they pass on. */
const PASSED_ON = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']
const isLoopback = within(['127.0.0.0/8', '::1'])

/** `/metrics`, for those whom the setting names; nobody else learns that it is there. */
export function metrics(app: App, registry: Registry, { metricsFrom, trustedProxies }: Pick<Settings, 'metricsFrom' | 'trustedProxies'>) {
  const [isReader, isProxy] = [within(metricsFrom), within(trustedProxies)]

  /**
   * Does a reader ask, and nobody through it? What was passed on counts only where a proxy of ours says for whom. On this
   * machine a proxy that says nothing looks like a caller: it asks for a name of the app, a caller for `localhost`.
   */
  function isAskedByReader(c: Context): boolean {
    const address = addressOf(c, isProxy)
    if (!isReader(address)) return false
    if (address === socketOf(c) && PASSED_ON.some((name) => c.req.header(name) !== undefined)) return false
    const host = (c.req.header('Host') ?? '').replace(/:\d*$/, '').replace(/^\[|\]$/g, '')
    return !isLoopback(address) || host === 'localhost' || isLoopback(host)
  }

  app.get('/metrics', async (c) =>
    isAskedByReader(c)
      ? c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      : refused(c, refuse('not_found')),
  )
}
