import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { handedOver } from '../push/count.ts'
import { addressOf, within } from './address.ts'
import type { App, Deps } from './deps.ts'
import { languageOf } from './language.ts'
import { listening } from './streams.ts'
import { routeOf } from './route.ts'

/** A number for each request, its language and address; one log line and one measurement each, by route and never by address or content. Gives the measurements. */
export function observe(app: App, { settings, log }: Deps): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(handedOver)
  registry.registerMetric(listening)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const isProxy = within(settings.trustedProxies)

  app.use(async (c, next) => {
    const start = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('language', languageOf(c.req.header('Accept-Language')))
    c.set('address', addressOf(c, isProxy))
    await next()
    c.res.headers.set('X-Request-Id', requestId) // c.header would turn the finished answer into a stream
    const took = performance.now() - start
    const route = routeOf(c)
    seconds.observe({ method: c.req.method, route, status: c.res.status }, took / 1000)
    log.info({ requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(took * 10) / 10 }, 'request')
  })
  return registry
}
