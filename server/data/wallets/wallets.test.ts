import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { appleFolder } from '../../../tests/fakes/apple-chain.ts'
import { openApplePush } from '../../../tests/fakes/apple-push.ts'
import { openGoogleWallet } from '../../../tests/fakes/google-wallet.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { APP, type WalletScene, walletScene } from '../../../tests/setup/wallets.ts'
import { filesIn } from '../../../tests/zip.ts'
import { walletDevices, walletPasses, walletSettings } from '../../db/schema/wallets.ts'
import { audit } from '../../db/schema/audit.ts'
import { toolScope } from '../../work/scope.ts'
import { eraseFromActivity, eraseNow } from '../erasing/rows.ts'
import { removeExpired } from '../expired/rows.ts'
import { openScope } from '../../work/scope.ts'

const apple = appleFolder()
const push = await openApplePush()
const google = await openGoogleWallet()
afterAll(async () => {
  apple.end()
  await push.close()
  await google.end()
})

type Shown = Record<string, unknown> & { storeCard: Record<string, { key: string; value: unknown; label?: string }[]> }
const passIn = (files: Map<string, Buffer>) => JSON.parse(String(files.get('pass.json'))) as Shown

describe.each(engines)('cards in wallets, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const environment = { PUBLIC_URL: APP, APPLE_PUSH_URL: push.url, GOOGLE_WALLET_URL: google.url }
  const stage = appOver(connection, environment)
  const { clock, jobs } = stage
  clock.pass(2) // the certificate is valid from this second
  const enqueued = () => jobs.splice(0).filter(({ name }) => name === 'wallets').length

  async function withApple(fields?: Parameters<typeof walletScene>[1]) {
    const scene = await walletScene(stage, fields)
    expect(await scene.tool('wallet set', { apple: apple.folder })).toEqual([])
    return scene
  }
  async function withGoogle() {
    const scene = await walletScene(stage)
    expect(await scene.tool('wallet set', { google: google.file, issuer: '3388000000012345678' })).toEqual([])
    return scene
  }
  type Her = Awaited<ReturnType<WalletScene['customer']>>

  /** Her pass as a browser downloads it, and how a phone asks for it from then on. */
  async function downloaded({ activity, get }: WalletScene, her: Her) {
    const { body } = await her.call('POST /api/wallets/apple')
    const { url } = body.data as { url: string }
    const answer = await get(url)
    const files = filesIn(new Uint8Array(await answer.arrayBuffer()))
    const pass = passIn(files)
    const at = `/wallet/${activity.id}/v1`
    const id = String(pass['serialNumber'])
    const authorization = `ApplePass ${String(pass['authenticationToken'])}`
    const place = (device: string) => `${at}/devices/${device}/registrations/${apple.passType}`
    const phone = {
      register: (device: string, pushToken: string, headers: Record<string, string> = { authorization }, serial = id) =>
        get(`${place(device)}/${serial}`, { method: 'POST', headers, body: JSON.stringify({ pushToken }) }),
      unregister: (device: string, headers = { authorization }) => get(`${place(device)}/${id}`, { method: 'DELETE', headers }),
      changed: (device: string, tag?: string) => get(place(device) + (tag ? `?passesUpdatedSince=${tag}` : '')),
      pass: (headers: Record<string, string> = { authorization }, serial = id) =>
        get(`${at}/passes/${apple.passType}/${serial}`, { headers }),
      log: (logs: string[]) => get(`${at}/log`, { method: 'POST', body: JSON.stringify({ logs }) }),
    }
    return { answer, files, pass, id, url, authorization, phone }
  }

  test('where nothing is set up nothing is offered, and nothing is given', async () => {
    const scene = await walletScene(stage)
    const her = await scene.customer()
    expect(await her.offered()).toEqual({ apple: false, google: false })
    for (const kind of ['apple', 'google']) expect((await her.call(`POST /api/wallets/${kind}`)).status).toBe(404)
  })

  test('a pass is signed by the activity’s own certificate: openssl and every hash say so, and one byte more does not', async () => {
    const scene = await withApple({ name: 'Osteria del Porto', color: '#114466', colorText: '#114466' })
    const her = await scene.customer()
    await scene.credit(her.id, '12.50')
    expect(await her.offered()).toEqual({ apple: true, google: false })
    const { answer, files, pass } = await downloaded(scene, her)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      'no-store',
    ])
    const manifest = files.get('manifest.json') ?? Buffer.of()
    const signature = files.get('signature') ?? Buffer.of()
    expect(apple.verify(signature, manifest)).toBe(true)
    expect(apple.verify(signature, Buffer.concat([manifest, Buffer.from(' ')]))).toMatch(/digest failure/)
    const hashes = JSON.parse(String(manifest)) as Record<string, string>
    const others = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature')
    const found = others.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
    expect(Object.fromEntries(found)).toEqual(hashes)
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'logo.png', 'logo@3x.png']))
    expect(pass).toMatchObject({
      passTypeIdentifier: apple.passType,
      teamIdentifier: apple.team,
      organizationName: 'Osteria del Porto',
      webServiceURL: `${APP}/wallet/${scene.activity.id}`,
      sharingProhibited: true,
      storeCard: {
        primaryFields: [{ key: 'credit', label: 'Credito', value: 12.5, currencyCode: 'EUR', changeMessage: 'Il tuo credito è ora %@' }],
        secondaryFields: [
          { key: 'owner', value: 'Giulia Bianchi' },
          { key: 'points', value: 3 },
        ],
      },
    })
    expect(pass['foregroundColor']).not.toBe(pass['backgroundColor'])
    expect((pass['barcodes'] as { format: string; message: string }[]).map(({ format }) => format)).toEqual([
      'PKBarcodeFormatCode128',
      'PKBarcodeFormatQR',
    ])
  })

  test('the link downloads once, but for a moment; then it leads back to the card', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    const { url } = await downloaded(scene, her)
    expect((await scene.get(url)).status).toBe(200)
    clock.pass(30)
    const late = await scene.get(url)
    expect([late.status, late.headers.get('location')]).toEqual([303, '/card'])
    const unused = ((await her.call('POST /api/wallets/apple')).body.data as { url: string }).url
    clock.pass(121)
    expect((await scene.get(unused)).status).toBe(303)
    const other = await withApple()
    const fresh = ((await her.call('POST /api/wallets/apple')).body.data as { url: string }).url
    expect((await scene.get(fresh.replace(scene.activity.id, other.activity.id))).status).toBe(303)
    expect((await scene.get(fresh)).status).toBe(200)
    expect(await db.select().from(walletPasses).where(eq(walletPasses.userId, her.id))).toHaveLength(1)
  })

  test('a phone registers, however often, as one row; a wrong or foreign token registers nothing', async () => {
    const scene = await withApple()
    const [her, other] = [await scene.customer(), await scene.customer()]
    const { phone, id } = await downloaded(scene, her)
    const foreign = await downloaded(scene, other)
    expect((await phone.register('phone-1', 'aa11')).status).toBe(201)
    for (const token of ['aa11', 'bb22']) expect((await phone.register('phone-1', token)).status).toBe(200)
    const rows = await db.select().from(walletDevices).where(eq(walletDevices.passId, id))
    expect(rows).toMatchObject([{ device: 'phone-1', pushToken: 'bb22' }])
    for (const headers of [{}, { authorization: 'ApplePass wrong' }, { authorization: foreign.authorization }])
      expect((await phone.register('phone-2', 'cc33', headers as Record<string, string>)).status).toBe(401)
    expect((await phone.register('phone-2', 'cc33', { authorization: foreign.authorization }, id)).status).toBe(401)
    expect((await phone.pass({ authorization: foreign.authorization })).status).toBe(401)
    expect((await phone.pass(undefined, foreign.id)).status).toBe(401)
    const elsewhere = await withApple()
    const moved = (path: string) =>
      scene.get(path.replace(scene.activity.id, elsewhere.activity.id), { headers: { authorization: foreign.authorization } })
    expect((await moved(`/wallet/${scene.activity.id}/v1/passes/${apple.passType}/${foreign.id}`)).status).toBe(401)
    expect((await phone.unregister('phone-1', { authorization: 'ApplePass no' })).status).toBe(401)
    expect((await phone.unregister('phone-1')).status).toBe(200)
    expect(await db.select().from(walletDevices).where(eq(walletDevices.passId, id))).toEqual([])
  })

  test('two phones at once, and the same one twice, are as many rows as phones', async () => {
    const scene = await withApple()
    const { phone, id } = await downloaded(scene, await scene.customer())
    const answers = await Promise.all(['p1', 'p1', 'p2', 'p1', 'p2'].map((device) => phone.register(device, `t${device}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201, 201])
    expect(await db.select().from(walletDevices).where(eq(walletDevices.passId, id))).toHaveLength(2)
  })

  test('a movement pushes to her phones alone; they ask what changed, and get the pass as it is, or nothing new', async () => {
    const scene = await withApple()
    const [her, other] = [await scene.customer(), await scene.customer()]
    const { phone, id } = await downloaded(scene, her)
    await phone.register('phone-1', 'a1a1')
    const first = (await (await phone.changed('phone-1')).json()) as { serialNumbers: string[]; lastUpdated: unknown }
    expect(first).toEqual({ serialNumbers: [id], lastUpdated: expect.stringMatching(/^\d+$/) })
    expect((await phone.changed('phone-1', String(first.lastUpdated))).status).toBe(204)
    expect((await phone.changed('nobody')).status).toBe(204)
    enqueued()
    await scene.credit(other.id, '3.00')
    expect(enqueued()).toBe(0)
    await scene.credit(her.id, '4.00')
    await scene.credit(her.id, '5.00')
    expect(enqueued()).toBe(1)
    push.pushed()
    clock.pass(1)
    expect(await scene.refresh()).toBe(true)
    expect(push.pushed()).toEqual([{ token: 'a1a1', topic: apple.passType, body: '{}', by: apple.passType }])
    await scene.refresh()
    expect(push.pushed()).toEqual([])
    const next = (await (await phone.changed('phone-1', String(first.lastUpdated))).json()) as typeof first
    expect(next.serialNumbers).toEqual([id])
    const fetched = await phone.pass()
    expect(passIn(filesIn(new Uint8Array(await fetched.arrayBuffer()))).storeCard['primaryFields']?.[0]?.value).toBe(9)
    const modified = fetched.headers.get('last-modified') ?? ''
    const since = {
      authorization: `ApplePass ${(await downloaded(scene, her)).authorization.split(' ')[1]}`,
      'if-modified-since': modified,
    }
    expect((await phone.pass(since)).status).toBe(304)
    await scene.credit(her.id, '1.00')
    await scene.refresh() // in the same second
    expect((await phone.pass(since)).status).toBe(200)
    expect(push.pushed()).toHaveLength(1)
  })

  test('a phone that is gone is forgotten; one that is not reached hears later', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    const { phone, id } = await downloaded(scene, her)
    const tokens = ['dead1', 'dead2', 'busy1'].map((one) => one + engine)
    for (const [i, token] of tokens.entries()) await phone.register(`phone-${i}`, token)
    const [dead1 = '', dead2 = '', busy = ''] = tokens
    push.say(dead1, 410, 'Unregistered')
    push.say(dead2, 400, 'BadDeviceToken')
    push.say(busy, 503)
    await scene.credit(her.id, '4.00')
    await scene.refresh()
    push.pushed()
    expect(await db.select().from(walletDevices).where(eq(walletDevices.passId, id))).toMatchObject([{ pushToken: busy }])
    await scene.refresh()
    expect(push.pushed()).toEqual([])
    push.say(busy, 200)
    clock.pass(16)
    await scene.refresh()
    expect(push.pushed()).toMatchObject([{ token: busy }])
    const [row] = await db.select().from(walletPasses).where(eq(walletPasses.id, id))
    expect(row).toMatchObject({ tries: 0, waits: null, wanted: row?.shown })
  })

  test('several processes refresh a pass once', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    const { phone } = await downloaded(scene, her)
    await phone.register('phone-1', 'e1e1')
    await scene.credit(her.id, '4.00')
    push.pushed()
    await Promise.all([scene.refresh(), scene.refresh(), scene.refresh()])
    expect(push.pushed()).toHaveLength(1)
  })

  test('held credit shows too, and a rolled-back movement asks for nothing', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    await scene.credit(her.id, '10.00')
    const { id } = await downloaded(scene, her)
    const wanted = async () => (await db.select().from(walletPasses).where(eq(walletPasses.id, id)))[0]?.wanted ?? 0
    const ledgerOf = { ...toolScope({ activityId: scene.activity.id }), customerId: her.id }
    const before = await wanted()
    await scene.rooms.run(ledgerOf, 'writes', (w) => w.ledger.hold('order-1', 400 as never))
    expect(await wanted()).toBe(before + 1)
    expect(await scene.rooms.run(ledgerOf, 'writes', (w) => w.ledger.hold('order-2', 700 as never))).toMatchObject({
      refused: 'balance_below_zero',
    })
    expect(await wanted()).toBe(before + 1)
    await scene.rooms.run(ledgerOf, 'writes', (w) => w.ledger.release('order-1'))
    expect(await wanted()).toBe(before + 2)
  })

  test('what phones log is written down without what opens a pass', async () => {
    const loud = appOver(connection, environment, 'info')
    const scene = await walletScene(loud)
    await scene.get(`/wallet/${scene.activity.id}/v1/log`, {
      method: 'POST',
      body: JSON.stringify({ logs: ['GET failed, ApplePass abc123, 500'] }),
    })
    const line = loud.logged.find((one) => one.includes('a phone told'))
    expect(line).toContain('GET failed')
    expect(line).not.toContain('abc123')
  })

  test('Google has the pass before she is given the link, which names it and is signed by the account', async () => {
    const scene = await withGoogle()
    const her = await scene.customer()
    await scene.credit(her.id, '12.50')
    expect(await her.offered()).toEqual({ apple: false, google: true })
    google.assertions()
    const { body } = await her.call('POST /api/wallets/google')
    const { url } = body.data as { url: string }
    expect(url).toMatch(/^https:\/\/pay[.]google[.]com\/gp\/v\/save\//)
    expect(url.length).toBeLessThan(1800)
    const claims = await google.verified(url.split('/').at(-1) ?? '', 'google', clock())
    const [named] = (claims['payload'] as { loyaltyObjects: { id: string; classId: string }[] }).loyaltyObjects
    expect(named).toEqual({ id: expect.stringMatching(/^3388000000012345678[.]/), classId: `3388000000012345678.${scene.activity.id}` })
    expect(google.kept('loyaltyClass', named?.classId ?? '')).toMatchObject({
      issuerName: scene.activity.name,
      hexBackgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      programLogo: { sourceUri: { uri: expect.stringMatching(new RegExp(`^${APP}/wallet/${scene.activity.id}/logo-`)) } },
    })
    expect(google.kept('loyaltyObject', named?.id ?? '')).toMatchObject({
      state: 'ACTIVE',
      accountName: 'Giulia Bianchi',
      barcode: { type: 'EAN_13' },
      loyaltyPoints: { label: 'Credito', balance: { money: { currencyCode: 'EUR', micros: '12500000' } } },
      secondaryLoyaltyPoints: { label: 'Punti', balance: { int: 3 } },
    })
    const picture = await scene.get(
      new URL((google.kept('loyaltyClass', named?.classId ?? '')?.['programLogo'] as { sourceUri: { uri: string } }).sourceUri.uri)
        .pathname,
    )
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    for (const assertion of google.assertions())
      expect(await google.verified(assertion, 'https://oauth2.googleapis.com/token', clock())).toMatchObject({
        scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      })
  })

  test('a movement patches the object at Google, once for a burst, and again where Google failed', async () => {
    const scene = await withGoogle()
    const her = await scene.customer()
    await her.call('POST /api/wallets/google')
    const id = (await db.select().from(walletPasses).where(eq(walletPasses.userId, her.id)))[0]?.id ?? ''
    const object = () => google.kept('loyaltyObject', `3388000000012345678.${id}`)
    const patches = new RegExp(`PATCH .*loyaltyObject.*${id}`)
    const before = google.asked(patches).length
    enqueued()
    for (const money of ['1.00', '2.00', '3.00']) await scene.credit(her.id, money)
    expect(enqueued()).toBe(1)
    await scene.refresh()
    expect(google.asked(patches).length - before).toBe(1)
    expect(object()).toMatchObject({ loyaltyPoints: { balance: { money: { micros: '6000000' } } } })
    google.fail(patches, 503)
    await scene.credit(her.id, '1.00')
    await scene.refresh()
    expect(object()).toMatchObject({ loyaltyPoints: { balance: { money: { micros: '6000000' } } } })
    clock.pass(16)
    await scene.refresh()
    expect(object()).toMatchObject({ loyaltyPoints: { balance: { money: { micros: '7000000' } } } })
  })

  test('where Google does not take it she is told to try later', async () => {
    const scene = await withGoogle()
    const her = await scene.customer()
    google.fail(/PATCH .*loyaltyClass/, 500)
    const { status, headers } = await her.call('POST /api/wallets/google')
    expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  })

  test('with her account her passes end: Google is told, phones find a pass that says so, and then none', async () => {
    const scene = await withGoogle()
    expect(await scene.tool('wallet set', { apple: apple.folder })).toEqual([])
    const her = await scene.customer()
    await scene.credit(her.id, '8.00')
    await her.call('POST /api/wallets/google')
    const [googles] = await db.select().from(walletPasses).where(eq(walletPasses.userId, her.id))
    const { phone, id } = await downloaded(scene, her)
    await phone.register('phone-1', 'f1f1')
    push.pushed()
    await scene.rooms.run(openScope(), 'writes', (w) => eraseNow(w, her.id))
    await scene.refresh()
    expect(push.pushed()).toMatchObject([{ token: 'f1f1' }])
    const object = google.kept('loyaltyObject', `3388000000012345678.${googles?.id}`)
    expect(object).toEqual({ id: expect.any(String), classId: expect.any(String), state: 'EXPIRED' })
    const over = passIn(filesIn(new Uint8Array(await (await phone.pass()).arrayBuffer())))
    expect(over).toMatchObject({ voided: true, storeCard: { primaryFields: [{ value: 'Carta non più valida' }] } })
    expect(JSON.stringify(over)).not.toMatch(/Giulia|barcode/)
    const left = await db.select().from(walletPasses).where(eq(walletPasses.activityId, scene.activity.id))
    expect(left).toMatchObject([{ id, userId: null }])
    clock.pass(8 * 86_400)
    await scene.rooms.run(openScope(), 'writes', removeExpired)
    expect((await phone.pass()).status).toBe(404)
    expect(await db.select().from(walletDevices).where(eq(walletDevices.activityId, scene.activity.id))).toEqual([])
  })

  test('who is taken out of one activity keeps her card in the wallet of another', async () => {
    const [scene, other] = [await withApple(), await withApple()]
    const her = await scene.customer()
    await downloaded(scene, her)
    await db
      .insert(walletPasses)
      .values({ activityId: other.activity.id, id: her.id, userId: her.id, kind: 'apple', updated: clock(), created: clock() })
    await scene.rooms.run(toolScope({ activityId: scene.activity.id }), 'writes', (w) => eraseFromActivity(w, her.id))
    await scene.refresh()
    const hers = await db.select().from(walletPasses).where(eq(walletPasses.userId, her.id))
    expect(hers.map(({ activityId }) => activityId)).toEqual([other.activity.id])
    expect(await db.select().from(walletPasses).where(eq(walletPasses.activityId, scene.activity.id))).toEqual([])
  })

  test('what signs is in no row, answer or audit as it is, and opens nowhere else', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    const [row] = await db.select().from(walletSettings).where(eq(walletSettings.activityId, scene.activity.id))
    expect(row?.sealed).not.toMatch(/BEGIN|PRIVATE/)
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain('PRIVATE KEY')
    expect(JSON.stringify(await her.offered())).toBe('{"apple":true,"google":false}')
    expect(JSON.stringify(await db.select().from(audit).where(eq(audit.activityId, scene.activity.id)))).not.toContain(row?.sealed)
    const thief = await walletScene(stage)
    await db.insert(walletSettings).values({ ...(row as typeof walletSettings.$inferInsert), activityId: thief.activity.id })
    const his = await thief.customer()
    const { body } = await his.call('POST /api/wallets/apple')
    expect((await thief.get((body.data as { url: string }).url)).status).toBe(500)
  })

  test('when the certificate has expired, or is taken away, nothing is offered any more', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    expect(await her.offered()).toEqual({ apple: true, google: false })
    await db.update(walletSettings).set({ expires: clock() }).where(eq(walletSettings.activityId, scene.activity.id))
    expect(await her.offered()).toEqual({ apple: false, google: false })
    expect(await scene.tool('wallet show')).toEqual([])
    expect(scene.said).toEqual([expect.stringMatching(/^Apple: pass[.]example[.]osteria, EXPIRED on /)])
    expect(await scene.tool('wallet remove', { wallet: 'apple' })).toEqual([])
    expect(await scene.tool('wallet remove', { wallet: 'apple' })).toEqual([expect.stringMatching(/has not set up apple/)])
    await scene.tool('wallet show')
    expect(scene.said).toEqual([expect.stringMatching(/has set up no wallet/)])
  })
})
