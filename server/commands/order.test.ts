import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { imagesInMemory } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { freshShop } from '../../tests/setup/shopper.ts'
import { couponShop, GLASS } from '../../tests/setup/order-coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { audit } from '../db/schema/audit.ts'
import { orders } from '../db/schema/orders.ts'
import type { Tools } from './command.ts'
import { commands, perform } from './commands.ts'
import { manual } from './words.ts'

describe.each(engines)('orders by the tool, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A shop in which somebody has ordered two shirts for 40,00 €, 10,00 € of them from her card, and a way to give commands about it. */
  async function operator() {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000, onHand: 10 }])
    const her = await shop.customer(1000)
    await her.add(0, 2)
    const { order } = await her.order({ checkCreditUse: true, usedCreditValue: '-10.00', totalPrice: '30.00', note: 'Con un fiocco' })
    const { permalink: activity, id: activityId } = shop.activity
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    const tell = (command: string, input: Record<string, string> = {}) => ask(`order ${command}`, { activity, ...input })
    return { shop, her, order, activity, activityId, said, tell }
  }

  test('they are listed, and one is shown with its sums and steps', async () => {
    const { activity, said, tell } = await operator()
    expect(await tell('list')).toEqual([])
    expect(said).toEqual([expect.stringMatching(/^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}placed, open {2}30\.00 € {2}Giulia Bianchi$/)])
    expect(await tell('show', { number: '1' })).toEqual([])
    expect(said.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^Order 1, .+, placed, open: Giulia Bianchi$/),
      '2 x Camicia, Blu, M, 20.00 € each',
      'goods 40.00 €, credit -10.00 €, shipping 0.00 €, total 30.00 €, given back 0.00 €',
      'note: Con un fiocco',
      expect.stringMatching(/create by the customer$/),
    ])
    expect(await tell('show', { number: '2' })).toEqual([`${activity} has no order 2.`])
    expect(await tell('show', { number: 'two' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await tell('list', { activity: 'nowhere' })).toEqual(['There is no activity with the permalink nowhere.'])
  })

  test('of several stores each says in which it is collected; of one none has to', async () => {
    const { shop, her, said, tell } = await operator()
    const storeId = await shop.opened('Nervi')
    await her.add(0)
    expect((await her.order({ totalPrice: '20.00', storeId })).status).toBe(200)
    const permalink = shop.activity.permalink
    const month = onTheWall(shop.activity.zone, stage.clock().getTime()).day.slice(0, 7)
    const all = async () => {
      const lines: string[] = []
      for (const [command, input] of [['list'], ['show', { number: '2' }], ['export', { permalink, month }]] as const) {
        expect(await tell(command, input)).toEqual([])
        lines.push(...said)
      }
      return lines.join('\n')
    }
    expect(await all()).not.toMatch(/Nervi|;store/)
    await shop.opened('Centro')
    const lines = await all()
    expect(lines).toMatch(/^1 .*Giulia Bianchi$/m)
    expect(lines).toMatch(/^2 .*Giulia Bianchi {2}collected at Nervi$/m)
    expect(lines).toMatch(/^ {2}collected at: Nervi$/m)
    expect(lines).toMatch(/;paid by;store;goods;/)
    expect(lines).toMatch(/^1;.*;ST;;40,00;/m)
    expect(lines).toMatch(/^2;.*;ST;Nervi;20,00;/m)
  })

  test('paid once, written down as the tool’s', async () => {
    const { said, tell, activityId, her } = await operator()
    expect(await tell('paid', { number: '1' })).toEqual([])
    expect(said).toEqual(['Order 1 is placed, paid now: 30.00 €.'])
    expect(await tell('paid', { number: '1' })).toEqual(['Order 1 is placed, paid: this cannot be done with it. Nothing was changed.'])
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'orders')))
    expect(deeds).toMatchObject([{ via: 'tool', actor: null, subject: her.userId, after: { payment: 'paid' } }])
  })

  test('what coupons took off has a column in a month with any', async () => {
    const { her, given, shop } = await couponShop(stage, [{ name: 'Camicia', price: 2000 }])
    const couponId = await given(GLASS)
    await her.add(0)
    expect((await her.order({ couponId, totalPrice: '14.00' })).status).toBe(200)
    const said: string[] = []
    const plain = { enqueue: async () => {}, clock: stage.clock, production: false, confirmedHosts: [] }
    const tools: Tools = { db, images: imagesInMemory(), ...plain }
    const tell = (command: string, input: Record<string, string>) =>
      perform({ command: `order ${command}`, input }, tools, (line) => said.push(line))
    const { permalink, zone } = shop.activity
    await tell('export', { permalink, month: onTheWall(zone, stage.clock().getTime()).day.slice(0, 7) })
    expect(said[0]).toContain('goods;coupon;credit;shipping;total')
    expect(said[1]).toContain('20,00;6,00;0,00;0,00;14,00')
    await tell('show', { activity: permalink, number: '1' })
    expect(said.join('\n')).toContain('goods 20.00 €, coupon "Un calice" -6.00 €, credit 0.00 €')
  })

  test('a month of them as a table, on the wall of the activity, with what was paid at each rate', async () => {
    const shop = await freshShop(stage, [
      { name: 'Camicia', price: 2000, vatRate: 2200 },
      { name: 'Pane', price: 1100, vatRate: 400 },
    ])
    const her = await shop.customer(1000)
    const buy = async (which: number, totalPrice: string, placed: string) => {
      await her.add(which, 2)
      const credit = which === 0 ? { checkCreditUse: true, usedCreditValue: '-10.00' } : {}
      const { order } = await her.order({ ...credit, totalPrice })
      await db
        .update(orders)
        .set({ created: new Date(Date.parse(placed) - 1_800_000), placed: new Date(placed) })
        .where(and(eq(orders.activityId, shop.activity.id), eq(orders.id, order.id)))
    }
    await buy(0, '30.00', '2026-10-31T23:30:00Z')
    await buy(1, '22.00', '2026-11-30T22:59:00Z')
    await buy(1, '22.00', '2026-11-30T23:00:00Z')
    const said: string[] = []
    const plain = { enqueue: async () => {}, clock: stage.clock, production: false, confirmedHosts: [] }
    const tools: Tools = { db, images: imagesInMemory(), ...plain }
    const tell = async (command: string, input: Record<string, string>) => {
      said.length = 0
      return perform({ command: `order ${command}`, input }, tools, (line) => said.push(line))
    }
    const { permalink } = shop.activity
    await tell('paid', { activity: permalink, number: '1' })
    await tell('refund', { activity: permalink, number: '1', amount: '20', reason: 'Difetto' })
    const head =
      '\ufeffnumber;placed;state;payment;paid by;goods;credit;shipping;total;money back;credit back;paid at 22%;VAT 22%;paid at 4%;VAT 4%'
    const rows = [
      '1;2026-11-01 00:30;placed;partly_refunded;ST;40,00;10,00;0,00;30,00;15,00;5,00;15,00;2,70;0,00;0,00',
      '2;2026-11-30 23:59;placed;open;ST;22,00;0,00;0,00;22,00;0,00;0,00;0,00;0,00;22,00;0,85',
    ]
    expect(await tell('export', { permalink, month: '2026-11' })).toEqual([])
    expect(said).toEqual([head, ...rows])
    const file = join(await mkdtemp(join(tmpdir(), 'tessera-orders-')), 'november.csv')
    expect(await tell('export', { permalink, month: '2026-11', file })).toEqual([])
    expect([said, await readFile(file, 'utf8')]).toEqual([[`2 orders of 2026-11 are in ${file}.`], [head, ...rows, ''].join('\r\n')])
    expect(await tell('export', { permalink, month: '2026-12' })).toEqual([])
    expect(said).toHaveLength(2)
    // Goods that came back though nobody had paid them: no money went back, and none came.
    await db
      .update(orders)
      .set({ progress: 'withdrawn', payment: 'refunded' })
      .where(and(eq(orders.activityId, shop.activity.id), eq(orders.number, 2)))
    expect(await tell('export', { permalink, month: '2026-11' })).toEqual([])
    expect(said[2]).toBe('2;2026-11-30 23:59;withdrawn;open;ST;22,00;0,00;0,00;22,00;0,00;0,00;0,00;0,00')
    expect(await tell('export', { permalink, month: '2026-11', file: join(file, 'none.csv') })).toEqual([
      expect.stringContaining('cannot be written (ENOTDIR)'),
    ])
    expect(await tell('export', { permalink: 'nowhere', month: '2026-11' })).toEqual(['There is no activity with the permalink nowhere.'])
    expect(await tell('export', { permalink, month: '2026-13' })).toEqual([expect.stringContaining('does not know this form')])
  })

  test('given back in part and whole, never more than it is worth', async () => {
    const { shop, her, said, tell } = await operator()
    expect(await tell('refund', { number: '1', reason: 'Difetto' })).toEqual([expect.stringContaining('is placed, open')])
    await tell('paid', { number: '1' })
    expect(await tell('refund', { number: '1', amount: '13,33', reason: 'Difetto' })).toEqual([])
    expect(said).toEqual(['Order 1 is placed, partly refunded now: 13.33 € of it are back.'])
    expect(await tell('refund', { number: '1', amount: '26.68', reason: 'Di più' })).toEqual([
      'At most 26,67\u00a0€ can go back of order 1. Nothing was changed.',
    ])
    expect(await tell('refund', { number: '1', reason: 'Il resto' })).toEqual([])
    expect(said).toEqual(['Order 1 is cancelled, refunded now: 40.00 € of it are back.'])
    expect(await her.card()).toMatchObject({ balance: 1000, sum: 1000 })
    expect(await shop.left()).toEqual([[10, 0]])
    await tell('show', { number: '1' })
    expect(said.slice(-2).map((line) => line.slice(20))).toEqual(['refund_part by the tool: Difetto', 'refund by the tool: Il resto'])
  })
})

test('each says what it takes', () => {
  const usage = commands.filter(({ name }) => name.startsWith('order ')).map((one) => manual(one).split('\n')[2])
  expect(usage).toEqual([
    'Usage: npm run tessera -- order list --activity <...>',
    'Usage: npm run tessera -- order show <number> --activity <...>',
    'Usage: npm run tessera -- order accept <number> --activity <...> [--minutes <...>]',
    'Usage: npm run tessera -- order ready <number> --activity <...>',
    'Usage: npm run tessera -- order ship <number> --activity <...> [--expected <...>]',
    'Usage: npm run tessera -- order hand-over <number> --activity <...>',
    'Usage: npm run tessera -- order paid <number> --activity <...>',
    'Usage: npm run tessera -- order keep <number> --activity <...>',
    'Usage: npm run tessera -- order cancel <number> --activity <...> --reason <...>',
    'Usage: npm run tessera -- order refund <number> --activity <...> [--amount <...>] [--by-hand] --reason <...>',
    'Usage: npm run tessera -- order export <permalink> [<file>] --month <...>',
  ])
})
