import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { openWalletFakes, passIn, walletScene, walletTown } from '../../../tests/setup/wallets.ts'
import { filesIn } from '../../../tests/zip.ts'
import { walletDevices, walletPasses } from '../../db/schema/wallets.ts'
import { toolScope } from '../../work/scope.ts'

const fakes = await openWalletFakes()
afterAll(fakes.end)
const { apple, push } = fakes

describe.each(engines)('what phones ask of passes, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection
  const stage = appOver(connection, fakes.environment)
  const { clock } = stage
  const { withApple, downloaded, enqueued } = walletTown(stage, fakes)

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
    const answers = await Promise.all(['p1', 'p1', 'p2', 'p1', 'p2'].map(async (device) => phone.register(device, `t${device}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
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
    const loud = appOver(connection, fakes.environment, 'info')
    const scene = await walletScene(loud)
    await scene.get(`/wallet/${scene.activity.id}/v1/log`, {
      method: 'POST',
      body: JSON.stringify({ logs: ['GET failed, ApplePass abc123, 500'] }),
    })
    const line = loud.logged.find((one) => one.includes('a phone told'))
    expect(line).toContain('GET failed')
    expect(line).not.toContain('abc123')
  })
})
