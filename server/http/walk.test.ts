import { describe, expect, test } from 'vitest'
import { everyCall, lineOf, request } from '../../tests/setup/calls.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { of, under } from '../../tests/setup/lines.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, tokensOf } from '../../tests/setup/scene.ts'

/** Routes that are no calls, each tested beside its subject. */
const OTHERS = [
  'GET /healthz',
  'GET /metrics',
  'GET /api/live',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /images/:name/:file',
  'GET /media/:file{[0-9a-f]+[.]mp4}',
  'GET /icons/:key{[0-9a-f]{16}}/:name{[a-z]+(?:-[0-9]+)?[.](?:png|webp)}',
  ...['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest', '/sw.js', '/qr', '/qr/*'].map((path) => `GET ${path}`),
  ...['/assets/*', '/images/*', '/media/*', '/icons/*'].map((path) => `GET ${path}`),
  ...['pass/:ticket', ':file{logo-[0-9a-f]{16}[.]png}', 'v1/passes/:passType/:id'].map((path) => `GET /wallet/:activityId/${path}`),
  'POST /wallet/:activityId/v1/log',
  'GET /wallet/:activityId/v1/devices/:device/registrations/:passType',
  ...['POST', 'DELETE'].map((method) => `${method} /wallet/:activityId/v1/devices/:device/registrations/:passType/:id`),
  'UNREADABLE /',
  'GET /robots.txt',
  'GET /:file{[a-z0-9-]+[.](?:svg|png)}',
  'GET /icons/:file{[a-z0-9-]+[.](?:svg|png)}',
  'GET /*',
  ...['/api', '/api/*', '/app', '/app/*', '/public', '/public/*', '/wallet', '/wallet/*', '/webhooks', '/webhooks/*'].map(
    (path) => `ALL ${path}`,
  ),
]

describe.each(engines)('every registered route, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const flags = { configuration: { showMenuApp: true, showShopApp: true, shopType: 'R' } }
  const [activity, elsewhere] = [await freshActivity(connection, flags), await freshActivity(connection)]
  const session = async (...person: Parameters<typeof freshPerson>) => tokensOf(app, await freshPerson(...person))
  const owner = await session(connection, [activity])
  const stranger = await session(connection, [elsewhere])
  const admin = await session(connection, [elsewhere], ['ROLE_ADMIN'])
  const device = { deviceId: 'device-1' }
  const named = { activityId: activity.id }
  const till = { ...named, couponId: 'none', purchase: '1.00', credit: '0.00', points: '0', of: 'credit', amount: '1.00', note: '' }
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/walk', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }
  const made = { id: 'AA', rawId: 'AA', type: 'public-key' }
  const signed = { clientDataJSON: 'AA' }
  const bodies: Record<string, object> = {
    'POST /api/login_check': { username: nobody(), password: 'x' },
    'POST /api/token/refresh': { refresh_token: 'unknown' },
    'POST /api/logout': { refresh_token: 'unknown' },
    'PUT /api/userregistrationcode/{id}': { active: 'N' },
    'DELETE /api/userregistrationcode/{id}': {},
    'POST /api/app/userregistrationcode/save/{deviceId}': { deviceName: 'Prova' },
    'POST /app/userregistrationcode/save/{username}/{deviceId}': {},
    'POST /api/app/userregistrationcode/{id}/test': {},
    'POST /app/sendnavigation': { userAgent: 'Prova' },
    'POST /app/push-receipts/{receipt}': { event: 'received' },
    'POST /app/push-subscriptions/renew': { ...device, endpoint: subscription.endpoint, subscription },
    'POST /app/push-subscriptions/drop': { ...device, endpoint: subscription.endpoint },
    'PUT /api/app/notice-preferences': { email: 'N' },
    'DELETE /api/noticesents/notice/{id}': {},
    ...of('notice-sents', ['read', 'read-native'], named),
    ...under('/api/', named, 'PUT notifications/{id}/read', 'PUT inbox/read'),
    'PUT /api/inbox/unread': { ...named, at: '2026-11-23T12:00:00Z' },
    ...under('/api/wallets/', named, 'POST apple', 'POST google'),
    'POST /api/friends': { ...named, phoneNumber: '+39 333 1234567' },
    'POST /api/friends/invite': named,
    'POST /api/notices': { ...named, title: 'Prova', message: 'Prova' },
    'POST /api/users': { ...named, name: 'Ada', surname: 'Neri', email: nobody() },
    'PUT /api/users/{id}': { ...named, name: 'Ada' },
    'DELETE /api/users/{id}': {},
    'PUT /api/users/{id}/changepassword': {},
    'PUT /api/app/email': { email: nobody(), oldPassword: '' },
    'POST /api/app/email': { email: nobody(), challenge: 'unknown', code: '123456' },
    ...under('/api/app/sessions', {}, 'DELETE ', 'DELETE /{id}'),
    ...under('/api/app/leave', {}, 'PUT ', 'DELETE '),
    'POST /api/app/leave': { challenge: 'unknown', code: '123456' },
    'POST /api/app/exports': {},
    'PUT /api/app/passkeys/proof': {},
    'PUT /api/app/passkeys': { proof: { oldPassword: '' } },
    'POST /api/app/passkeys': { name: 'Prova', passkey: { ...made, response: { ...signed, attestationObject: 'AA' } } },
    'PUT /public/passkeys': {},
    'POST /public/passkeys': { passkey: { ...made, response: { ...signed, authenticatorData: 'AA', signature: 'AA' } } },
    'PUT /api/app/exports/{code}': {},
    'PUT /api/customer/update-profile': { name: 'Giulia', surname: 'Bianchi' },
    'POST /api/customer-addresses': { ...named, address: 'Molo', cap: '16032', countryId: 'IT' },
    'POST /api/itemcarts': { ...named, itemColorSizeId: 'none', quantity: 1 },
    'POST /api/app/itemcarts/poured': { ...named, guestCart: 'walk', lines: [] },
    'PUT /api/itemcarts/{id}/quantity/{quantity}': named,
    ...of('app/item-orders', ['archive', 'cancel', 'pay', 'withdraw'], named),
    'POST /api/itemorders': { ...named, shippingId: 'none', paymentId: 'none', totalPrice: '1.00' },
    'POST /api/itemorders/paid/checkout': { ...named, shippingId: 'none', paymentId: 'none' },
    'PUT /api/itemorders/paid/session/{sessionId}': named,
    'DELETE /api/itemorders/paid/session/{sessionId}': {},
    ...of('counter/orders', ['accept', 'ready', 'ship', 'hand-over', 'pay', 'keep', 'pay-late', 'return-late'], named),
    ...of('counter/orders', ['cancel', 'refund'], { ...named, reason: 'Prova' }),
    'PUT /api/counter/goods/{id}/sold-out': { ...named, sizes: [{ id: 'none', soldOut: 'today' }] },
    'PUT /api/app/stock-alerts/{itemColorSizeId}': named,
    ...under('/api/app/', {}, 'DELETE passkeys/{id}', 'DELETE customer-addresses/{id}', 'DELETE stock-alerts/{itemColorSizeId}'),
    ...under('/api/', {}, 'DELETE itemcarts/{id}', 'DELETE app/booking-waitings/{id}'),
    'POST /api/app/booking-waitings': { ...named, date: '2026-11-25' },
    'PUT /api/app/booking-waitings/{id}/take': named,
    'POST /api/app/bookings': { ...named, date: '2026-11-25', timeStart: '20:30' },
    'PUT /api/bookings/confirm/{id}': { ...named, confirm: 'N' },
    ...of('app/bookings', ['move'], { ...named, date: '2026-11-25', timeStart: '20:30' }),
    ...of('counter/bookings', ['accept', 'decline', 'arrive', 'absent'], { ...named, reason: 'Prova' }),
    ...of('counter/bookings', ['move'], { ...named, date: '2026-11-25', timeStart: '20:30' }),
    ...under('/api/counter/', { ...named, date: '2026-11-25' }, 'POST bookings', 'POST booking-closings'),
    ...under('/api/', named, 'DELETE counter/booking-closings/{id}', 'DELETE app/couponcustomers/{id}', 'PUT counter/coupons/{id}/redeem'),
    'POST /api/counter/packs': { ...named, customerId: 'none', packId: 'none', paid: null },
    ...under('/api/counter/', named, 'PUT packs/{id}/use', 'PUT pack-uses/{id}/undo', 'PUT till/acts/{id}/undo'),
    ...under('/api/counter/', named, 'PUT packs/{id}/undo'),
    'PUT /api/app/till-acts/{id}/seen': named,
    ...under('/api/counter/till/customers/{id}/', till, 'POST gifts', 'POST purchases', 'POST spendings', 'PUT note'),
    ...under('/api/', named, 'PUT scratch-and-win-customers/{id}/scratched', 'DELETE app/scratch-and-win-customers/{id}'),
    ...under('/api/counter/', { ...named, scratchCardId: 'none', customerId: 'none' }, 'PUT prizes/{id}/redeem', 'POST scratch-cards'),
    'POST /api/memberships': { activityId: (await freshActivity(connection)).id, privacyId: null, informativaPrivacy: true },
    'POST /api/userprivacies': { ...named, informativaPrivacy: true },
    'PUT /public/send-code-emails': {
      ...named,
      /** Another one each time: nobody gets two codes within a minute. */
      get username() {
        return nobody()
      },
    },
    'POST /public/sign-in': {
      ...named,
      email: nobody(),
      code: '123456',
      challenge: 'nobody-has-this-one',
      password: 'x',
      informativaPrivacy: true,
    },
    'PUT /app/set-new-password/{id}': { password: 'x', confirmPassword: 'x' },
  }
  /** What those get who may ask, where it is not an answer: nobody has what these name. */
  const refused: Record<string, number> = {
    'POST /api/login_check': 401,
    'POST /api/token/refresh': 401,
    'PUT /api/userregistrationcode/{id}': 404,
    'DELETE /api/userregistrationcode/{id}': 404,
    'POST /api/app/userregistrationcode/{id}/test': 404,
    ...under('/api/', 404, 'GET notices/{id}', 'GET stores/{id}'),
    'GET /api/app/items/itemsbycategory/{categoryId}': 404,
    'GET /api/app/itemcolors/{itemColorId}': 404,
    ...under('/api/wallets/', 404, 'POST apple', 'POST google'),
    ...under('/api/friends', 404, 'POST ', 'POST /invite'),
    'DELETE /api/noticesents/notice/{id}': 404,
    ...of('notice-sents', ['read', 'read-native'], 404),
    'PUT /api/notifications/{id}/read': 404,
    ...under('/api/notices', 403, 'POST ', 'GET /{id}/sending'),
    ...under('/api/app/', 404, 'DELETE customer-addresses/{id}', 'DELETE couponcustomers/{id}', 'DELETE scratch-and-win-customers/{id}'),
    ...under('/api/scratch-and-win-customers/{id}', 404, 'GET ', 'PUT /scratched'),
    ...under('/api/users', 403, 'GET ', 'GET /audit', 'POST ', 'PUT /{id}', 'DELETE /{id}'),
    'PUT /api/users/{id}/changepassword': 404,
    ...under('/api/app/', 422, 'PUT email', 'POST email', 'POST leave', 'PUT passkeys', 'POST passkeys'),
    'DELETE /api/app/sessions/{id}': 404,
    'PUT /api/app/exports/{code}': 404,
    'DELETE /api/app/passkeys/{id}': 404,
    'POST /public/passkeys': 422,
    'POST /api/userprivacies': 404,
    ...under('/api/itemcarts', 404, 'POST ', 'PUT /{id}/quantity/{quantity}', 'DELETE /{id}'),
    'GET /api/app/item-orders/{id}': 404,
    'GET /api/app/item-orders/{id}/receipt': 404,
    ...under('/api/app/itemcarts/byorder/{orderId}', 404, 'GET ', 'GET /re-order'),
    ...of('app/item-orders', ['archive', 'cancel', 'pay', 'withdraw'], 404),
    ...under('/api/itemorders', 404, 'POST ', 'POST /paid/checkout'),
    'PUT /api/itemorders/paid/session/{sessionId}': 404,
    'DELETE /api/itemorders/paid/session/{sessionId}': 404,
    ...under('/api/counter/', 403, 'GET orders', 'GET orders/{number}', 'GET orders/{id}/receipt', 'GET goods'),
    ...under('/api/counter/', 403, 'GET customers', 'PUT goods/{id}/sold-out'),
    ...of('counter/orders', ['accept', 'ready', 'ship', 'hand-over', 'pay', 'keep', 'cancel', 'refund', 'pay-late', 'return-late'], 403),
    'PUT /api/app/stock-alerts/{itemColorSizeId}': 404,
    'GET /api/activities/{id}/booking-settings': 404,
    ...under('/api/app/bookings', 404, 'GET /dates', 'POST ', 'GET /{id}', 'GET /{id}/ics', 'PUT /{id}/move'),
    'PUT /api/bookings/confirm/{id}': 404,
    ...under('/api/app/booking-waitings', 404, 'POST ', 'PUT /{id}/take', 'DELETE /{id}'),
    ...under('/api/counter/', 403, 'GET bookings', 'GET booking-requests', 'POST bookings', 'POST booking-closings'),
    ...under('/api/counter/', 403, 'DELETE booking-closings/{id}', 'GET coupons', 'PUT coupons/{id}/redeem', 'GET figures'),
    ...under('/api/counter/', 403, 'GET packs', 'POST packs', 'PUT packs/{id}/use', 'PUT pack-uses/{id}/undo'),
    ...under('/api/counter/', 403, 'GET customers/{customerId}/prizes', 'GET prizes', 'PUT prizes/{id}/redeem'),
    ...under('/api/counter/', 403, 'GET scratch-cards', 'POST scratch-cards', 'PUT packs/{id}/undo'),
    ...of('counter/bookings', ['accept', 'decline', 'move', 'arrive', 'absent'], 403),
    ...under('/api/counter/till/', 403, 'GET codes', 'GET acts', 'PUT acts/{id}/undo', 'GET customers/{id}'),
    ...under('/api/counter/till/customers/{id}/', 403, 'GET movements', 'GET gifts', 'POST gifts', 'PUT note'),
    ...under('/api/counter/till/customers/{id}/', 403, 'POST purchases', 'POST spendings'),
    'GET /app/customers/code/{code}': 404,
    'POST /public/sign-in': 422,
    'GET /app/checkforgotcode/{code}': 404,
    'PUT /app/set-new-password/{id}': 404,
  }
  const parts = {
    permalink: activity.permalink,
    email: nobody(),
    username: nobody(),
    ...device,
    quantity: '2',
    receipt: 'nobody-has-this-one',
    code: 'C7K492',
    customerId: 'none',
  }
  const asked = (call: (typeof everyCall)[number], token?: string) =>
    ask(app, request(call, activity.id, parts), { token, body: bodies[lineOf(call)] })

  test('is one that this test knows', () => {
    const known = new Set([...OTHERS, ...everyCall.map((call) => lineOf(call).replace(/\{(\w+)\}/g, ':$1'))])
    const registered = app.routes
      .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(registered.filter((route) => !known.has(route))).toEqual([])
    expect(registered).toEqual(expect.arrayContaining(everyCall.map((call) => lineOf(call).replace(/\{(\w+)\}/g, ':$1'))))
    expect(Object.keys(bodies).sort()).toEqual(
      everyCall
        .filter(({ method }) => method !== 'GET')
        .map(lineOf)
        .sort(),
    )
  })

  test.each(everyCall.map((call) => [lineOf(call), call] as const))('%s', async (line, call) => {
    const closed = call.scope === 'activity' || call.scope === 'staff'
    const statuses = {
      anonymous: (await asked(call)).status,
      forged: (await asked(call, `${owner.token}x`)).status,
      owner: (await asked(call, owner.token)).status,
      stranger: (await asked(call, stranger.token)).status,
      admin: (await asked(call, admin.token)).status,
    }
    const open = refused[line] ?? 200
    const outside = call.scope === 'open' ? open : 401
    expect(statuses).toEqual({
      anonymous: outside,
      forged: outside,
      owner: open,
      stranger: closed ? 404 : open,
      admin: closed ? 404 : open,
    })
  })

  test.each(everyCall.filter(({ scope }) => scope === 'activity' || scope === 'staff').map((call) => [lineOf(call), call] as const))(
    '%s says 404 where an activity that is hers stands beside another',
    async (_, call) => {
      const to = request(call, activity.id, parts)
      const beside = `${to}${to.includes('?') ? '&' : '?'}${call.selector ? 'filters[activityId]' : 'activityId'}=${elsewhere.id}`
      const { status, body } = await ask(app, beside, { token: owner.token, body: bodies[lineOf(call)] })
      expect([status, body.code]).toEqual([404, 'not_found'])
    },
  )
})
