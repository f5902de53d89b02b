import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { APP, openWalletFakes, walletTown } from '../../../tests/setup/wallets.ts'
import { walletPasses } from '../../db/schema/wallets.ts'

const fakes = await openWalletFakes()
afterAll(fakes.end)
const { google } = fakes

describe.each(engines)('cards in Google’s wallet, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const stage = appOver(connection, fakes.environment)
  const { clock } = stage
  const { withGoogle, enqueued } = walletTown(stage, fakes)

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
    const logo = google.kept('loyaltyClass', named?.classId ?? '')?.['programLogo'] as { sourceUri: { uri: string } } | undefined
    const picture = await scene.get(new URL(logo?.sourceUri.uri ?? '').pathname)
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
})
