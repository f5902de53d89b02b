import { Hono } from 'hono'
import type { Logger } from 'pino'
import { hearing } from './data/payments/hint.ts'
import type { Connection } from './db/connect.ts'
import type { Settings } from './env.ts'
import type { App, Deps } from './http/deps.ts'
import { browser } from './http/browser.ts'
import { failed } from './http/failure.ts'
import { headers } from './http/headers.ts'
import { metrics } from './http/metrics.ts'
import { missing } from './http/missing.ts'
import { observe } from './http/observe.ts'
import { openapi } from './http/openapi.ts'
import { sandboxPay } from './http/sandbox-pay.ts'
import type { Server } from './http/serve.ts'
import { sites } from './http/site.ts'
import { sessions } from './http/session.ts'
import type { Streams } from './http/streams.ts'
import { unreadable } from './http/unreadable.ts'
import type { ImageStore } from './images/port.ts'
import type { Payments } from './payments/adapter.ts'
import { madePair } from './push/vapid.ts'
import * as account from './routes/account.ts'
import * as activities from './routes/activities.ts'
import * as addresses from './routes/addresses.ts'
import * as auth from './routes/auth.ts'
import * as bookingWaitings from './routes/booking-waitings.ts'
import * as bookings from './routes/bookings.ts'
import * as card from './routes/card.ts'
import * as cart from './routes/cart.ts'
import * as counterCoupons from './routes/counter-coupons.ts'
import * as counterPacks from './routes/counter-packs.ts'
import * as counterTill from './routes/counter-till.ts'
import * as coupons from './routes/coupons.ts'
import * as counterPrizes from './routes/counter-prizes.ts'
import * as counterBookings from './routes/counter-bookings.ts'
import * as counterCustomers from './routes/counter-customers.ts'
import * as counterFigures from './routes/counter-figures.ts'
import * as counter from './routes/counter.ts'
import * as soldOut from './routes/sold-out.ts'
import * as stockAlerts from './routes/stock-alerts.ts'
import * as devices from './routes/devices.ts'
import * as exports from './routes/exports.ts'
import * as flows from './routes/flows.ts'
import * as friends from './routes/friends.ts'
import * as languages from './routes/languages.ts'
import * as live from './routes/live.ts'
import * as memberships from './routes/memberships.ts'
import * as menus from './routes/menus.ts'
import * as notices from './routes/notices.ts'
import * as inbox from './routes/inbox.ts'
import * as notifications from './routes/notifications.ts'
import * as orders from './routes/orders.ts'
import * as packs from './routes/packs.ts'
import * as passkeys from './routes/passkeys.ts'
import * as paymentRoutes from './routes/payments.ts'
import * as places from './routes/places.ts'
import * as privacy from './routes/privacy.ts'
import * as profile from './routes/profile.ts'
import * as recovery from './routes/recovery.ts'
import * as registration from './routes/registration.ts'
import * as scratchCards from './routes/scratch-cards.ts'
import * as seen from './routes/seen.ts'
import * as shop from './routes/shop.ts'
import * as stores from './routes/stores.ts'
import * as users from './routes/users.ts'
import * as wallets from './routes/wallets.ts'
import * as webhooks from './routes/webhooks.ts'
import type { Wallets } from './wallets/port.ts'
import type { Enqueue } from './work/job.ts'
import { rateLimits } from './work/rate-limits.ts'
import { works } from './work/works.ts'

/** What the application stands on; tests bring their own. */
type Ground = {
  connection: Connection
  clock: () => Date
  settings: Settings
  ports: { images: ImageStore; payments: Payments; wallets: Wallets; enqueue: Enqueue; streams: Streams; log: Logger }
  /** Folder of the built app, where it is not the usual one. */
  dist?: string
}

/** Every noun of the contract with its calls. */
const nouns = [
  account,
  activities,
  addresses,
  auth,
  bookings,
  bookingWaitings,
  card,
  cart,
  counter,
  counterBookings,
  counterCustomers,
  counterFigures,
  counterCoupons,
  counterPacks,
  counterTill,
  counterPrizes,
  coupons,
  scratchCards,
  soldOut,
  stockAlerts,
  devices,
  exports,
  flows,
  friends,
  languages,
  live,
  memberships,
  menus,
  notices,
  inbox,
  notifications,
  orders,
  packs,
  passkeys,
  paymentRoutes,
  places,
  privacy,
  profile,
  recovery,
  registration,
  seen,
  shop,
  stores,
  users,
  wallets,
]

/** The whole application. Listens to nothing and reads no environment. */
export function createApp({ connection, clock, settings, ports, dist }: Ground): App {
  const { enqueue, images: store, payments, streams, log } = ports
  const { db } = connection
  const forget = (userId: string) => remembered.forget(userId)
  const rooms = works(db, clock, enqueue, forget)
  const pushKey = async () => (settings.vapid ?? madePair(await rooms.secret('vapid'))).publicKey
  const deps: Deps = {
    works: rooms,
    rateLimits: rateLimits(db, clock),
    clock,
    settings,
    pushKey,
    images: store,
    payments: payments.providers,
    wallets: ports.wallets,
    streams,
    log,
  }
  const app: App = new Hono()
  const remembered = sessions(deps)
  streams.onOver(remembered.forget)
  const server: Server = { app, deps, sessions: remembered, calls: [] }

  const registry = observe(app, deps)
  headers(app, settings)
  metrics(app, registry, settings)
  unreadable(app)
  app.onError(failed(deps))
  app.get('/healthz', async (c) => {
    await connection.run('select 1')
    return c.text('ok', 200, { 'Cache-Control': 'no-store' })
  })

  for (const noun of nouns) noun.routes(server)
  const onHint = hearing(rooms)
  webhooks.routes(app, payments.providers, onHint)
  if (payments.sandbox) sandboxPay(app, deps, { sandbox: payments.sandbox, onHint, sites: sites(deps) })
  openapi(app, server.calls)
  const unknown = missing(server)
  for (const prefix of ['/api', '/app', '/public', '/wallet', '/webhooks']) app.all(prefix, unknown).all(`${prefix}/*`, unknown)
  browser(app, deps, dist)
  app.notFound(unknown)
  return app
}
