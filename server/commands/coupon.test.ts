import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { appOver, freshPerson } from '../../tests/setup/scene.ts'
import { activities } from '../db/schema/activities.ts'
import { audit } from '../db/schema/audit.ts'
import { couponCustomers, coupons } from '../db/schema/coupons.ts'

const TWO = `coupons:
  - {title: Un calice, price: 6, validDays: 60}
  - {title: Pranzo, percentage: 15}
`

describe.each(engines)('coupons by the tool, %s', async (engine) => {
  const { connection, clock } = appOver(await database(engine))
  const { db } = connection

  async function operator(activity: string) {
    const { said, ask } = operatorOver({ db, clock })
    const bring = (yaml: string) => ask('activity import', { folder: bundleOf(yaml, {}, activity) })
    expect(await bring(TWO)).toEqual([])
    const [row] = await db.select().from(activities).where(eq(activities.permalink, activity))
    if (!row) throw new Error('no activity')
    const held = () => db.select().from(couponCustomers).where(eq(couponCustomers.activityId, row.id))
    return { row, said, ask, bring, held }
  }

  test('a coupon of the bundle is given once to one, to all who have none, and redeemed once', async () => {
    const activity = `coupon-${engine}`
    const { row, said, ask, held } = await operator(activity)
    const [her] = [await freshPerson(connection, [row]), await freshPerson(connection, [row])]
    expect(await ask('coupon give', { activity, coupon: 'Un calice', to: her.email })).toEqual([])
    expect(said).toEqual(['"Un calice" was given to Giulia Bianchi.'])
    expect(await ask('coupon give', { activity, coupon: 'Un calice', to: her.email })).toEqual([
      `${her.email} has one that counts still. Nothing was given.`,
    ])
    expect(await ask('coupon give', { activity, coupon: 'Un calice', all: 'yes' })).toEqual([])
    expect(said).toEqual(['"Un calice" was given to 1 customer.'])
    expect(await ask('coupon give', { activity, coupon: 'Cena', all: 'yes' })).toEqual([
      `${activity} has no coupon "Cena" to give; it has:`,
      '  Un calice',
      '  Pranzo',
    ])
    expect(await ask('coupon give', { activity, coupon: 'Pranzo' })).toEqual(['Say to whom: either --to <e-mail> or --all.'])
    const code = (await held())[0]?.code ?? ''
    expect(await ask('coupon redeem', { activity, code: code.toLowerCase() })).toEqual([])
    expect(said).toEqual(['Redeemed: "Un calice" of Giulia Bianchi.'])
    expect(await ask('coupon redeem', { activity, code })).toEqual([expect.stringMatching(/^It was used on .* Nothing was changed\.$/)])
    expect(await ask('coupon redeem', { activity, code: '000000' })).toEqual([`No coupon of ${activity} carries the code 000000.`])
    const deeds = (await db.select().from(audit).where(eq(audit.activityId, row.id))).map(({ via, what }) => `${via} ${what}`)
    expect(deeds.toSorted()).toEqual(['tool changed', 'tool created', 'tool created', 'tool created'])
  })

  test('an import keeps ids by title; what was given stays as it was', async () => {
    const activity = `coupon-keep-${engine}`
    const { row, ask, bring, held } = await operator(activity)
    const her = await freshPerson(connection, [row])
    await ask('coupon give', { activity, coupon: 'Un calice', to: her.email })
    const ids = async () => (await db.select().from(coupons).where(eq(coupons.activityId, row.id))).map(({ id, title }) => `${title} ${id}`)
    const before = await ids()
    expect(await bring(TWO.replace('price: 6', 'price: 4'))).toEqual([])
    expect((await ids()).toSorted()).toEqual(before.toSorted())
    expect(await bring('')).toEqual([])
    expect(await ids()).toEqual([])
    expect(await held()).toMatchObject([{ title: 'Un calice', price: 600, type: 'P', state: 'unused' }])
  })
})
