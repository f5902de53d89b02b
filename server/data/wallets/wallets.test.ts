import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask } from '../../../tests/setup/scene.ts'
import { APP, openWalletFakes, passIn, walletScene, walletTown } from '../../../tests/setup/wallets.ts'
import { filesIn } from '../../../tests/zip.ts'
import { audit } from '../../db/schema/audit.ts'
import { walletDevices, walletPasses, walletSettings } from '../../db/schema/wallets.ts'
import { openScope, toolScope } from '../../work/scope.ts'
import { eraseFromActivity, eraseNow } from '../erasing/rows.ts'
import { removeExpired } from '../expired/rows.ts'
import { ageAll } from './rows.ts'

const fakes = await openWalletFakes()
afterAll(fakes.end)
const { apple, push, google } = fakes

describe.each(engines)('cards in wallets, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const stage = appOver(connection, fakes.environment)
  const { clock } = stage
  const { withApple, withGoogle, downloaded } = walletTown(stage, fakes)

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

  test('another name of hers, or other looks of the activity, make passes old; what does not show on them does not', async () => {
    const scene = await withApple()
    const her = await scene.customer()
    const { id } = await downloaded(scene, her)
    const wanted = async () => (await db.select().from(walletPasses).where(eq(walletPasses.id, id)))[0]?.wanted ?? 0
    const before = await wanted()
    const change = (body: object) => ask(stage.app, 'PUT /api/customer/update-profile', { token: her.token, body })
    expect((await change({ name: 'Ada', surname: 'Neri' })).status).toBe(200)
    expect(await wanted()).toBe(before + 1)
    await ask(stage.app, 'PUT /api/app/notice-preferences', { token: her.token, body: { email: 'Y' } })
    expect(await wanted()).toBe(before + 1)
    await ageAll({ tx: db, enqueue: stage.enqueue }, scene.activity.id)
    expect(await wanted()).toBe(before + 2)
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
