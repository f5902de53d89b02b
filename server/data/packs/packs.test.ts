import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { leftOf, usesThatStand } from '#rules/packs.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { packTill } from '../../../tests/setup/packs.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { stores } from '../../db/schema/stores.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'
import { lastDayIn } from '../notifications/kinds/day.ts'

describe.each(engines)('packs, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { connection, clock } = stage
  const { db } = connection
  const wall = (zone: string) => onTheWall(zone, clock().getTime())

  test('one that is sold is hers as it was, told to her, in her language; a place is used with who and where, and told', async () => {
    const { activityId, someone, told, ten, zone } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    await db
      .insert(stores)
      .values({ activityId, id: randomUUID(), name: 'Nervi', main: true, visible: true, address: 'x', cap: 'x', city: 'x', country: 'IT' })
    const sold = await sara.sell(her.id, ten.id, '144.00')
    expect(sold).toMatchObject({ status: 200, data: { places: 10, used: 0, paid: '144.00', standing: 'valid', undo: null, uses: [] } })
    const used = await sara.take(sold.data.id)
    expect(used.data).toMatchObject({ used: 1, uses: [{ left: 9, who: 'Giulia', where: 'Nervi', undoes: null }], undo: { seconds: 60 } })
    const expires = dayAfter(wall(zone).day, 365)
    const words = { id: ten.id, title: 'Dieci pieghe', description: 'Due in omaggio', service: { id: 'piega', title: 'Piega' } }
    expect(await her.list()).toEqual({
      totalRows: 1,
      rows: [expect.objectContaining({ customer: { id: her.id }, pack: words, places: 10, used: 1, expires, paid: '144.00' })],
    })
    const [german] = (await her.list('', { 'Accept-Language': 'de' })).rows
    expect(german?.pack).toMatchObject({ title: 'Zehn Stylings', description: 'Due in omaggio', service: { title: 'Styling' } })
    const entries = await told(her.id)
    expect(entries.map(({ kind, link }) => [kind, link])).toEqual([
      ['packGiven', `/packs/${sold.data.id}`],
      ['packUsed', `/packs/${sold.data.id}`],
    ])
    const [given, use] = entries
    if (!given || !use) throw new Error('she was not told')
    expect(entryIn(await wordsIn('it'), given).message).toBe(`10 da usare, fino a ${lastDayIn(await wordsIn('it'), expires)}.`)
    expect(entryIn(await wordsIn('it'), use).title).toBe('Dieci pieghe: ne restano 9 di 10')
    expect(entryIn(await wordsIn('de'), use).title).toContain('Zehn Stylings')
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entity, 'pack_customers')))
    expect(
      deeds.map(({ actor, subject, what, via }) => ({ actor, subject, what, via })).toSorted((a, b) => (a.what < b.what ? -1 : 1)),
    ).toEqual([
      { actor: sara.id, subject: her.id, what: 'changed', via: 'staff' },
      { actor: sara.id, subject: her.id, what: 'created', via: 'staff' },
    ])
  })

  test('they come in the order in which she got them, page by page, of one kind or standing', async () => {
    const { someone, ten, one } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    const first = await sara.sell(her.id, one.id, null)
    clock.pass(1)
    await sara.sell(her.id, ten.id, null)
    await sara.take(first.data.id)
    const titles = async (filters?: string) => (await her.list(filters)).rows.map(({ pack }) => pack.title)
    expect(await titles()).toEqual(['Una piega', 'Dieci pieghe'])
    expect(await titles('&sortBy=id&descending=1')).toEqual(['Dieci pieghe', 'Una piega'])
    expect(await titles('&filters[standing]=used')).toEqual(['Una piega'])
    expect(await titles('&filters[standing]=valid')).toEqual(['Dieci pieghe'])
    expect(await titles('&filters[standing]=expired')).toEqual([])
    expect(await titles(`&filters[packId]=${ten.id}`)).toEqual(['Dieci pieghe'])
    expect(await her.list('&page=2&rowsPerPage=15')).toEqual({ rows: [], totalRows: 2 })
    const seen = await sara.look(her.id)
    expect(seen.data.map(({ pack, standing }) => [pack.title, standing])).toEqual([
      ['Dieci pieghe', 'valid'],
      ['Una piega', 'used'],
    ])
    expect(seen.offers).toMatchObject([
      { title: 'Dieci pieghe', price: '144.00', places: 10, validDays: 365 },
      { title: 'Una piega', price: '16.00', places: 1, validDays: 7 },
    ])
  })

  test('used up it is refused with figures; a use is taken back within a minute, once, and both stay in the history', async () => {
    const { someone, told, one } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    const { id } = (await sara.sell(her.id, one.id, null)).data
    const used = await sara.take(id)
    const message = 'Questo pacchetto è finito: 1 su 1 già usati'
    expect(await sara.take(id)).toMatchObject({ status: 409, code: 'pack_used_up', message, data: { places: 1, used: 1 } })
    clock.pass(60)
    const use = used.data.undo?.id ?? ''
    expect(await sara.undo(use)).toMatchObject({
      status: 200,
      data: {
        used: 0,
        standing: 'valid',
        undo: null,
        uses: [
          { undoes: use, left: 1 },
          { id: use, left: 0 },
        ],
      },
    })
    expect(await sara.undo(use)).toMatchObject({ status: 409, code: 'undo_done' })
    const again = await sara.take(id)
    clock.pass(61)
    expect(await sara.undo(again.data.undo?.id ?? '')).toMatchObject({ status: 409, code: 'undo_over' })
    expect((await sara.look(her.id)).data[0]).toMatchObject({ used: 1, undo: null })
    expect((await told(her.id)).map(({ kind }) => kind)).toEqual(['packGiven', 'packUndone', 'packUsed', 'packUsed'])
  })

  test('it counts to the end of its last day on the wall, then it is refused with that day; a use of the last minute can be taken back', async () => {
    const { someone, one, zone } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    const { id } = (await sara.sell(her.id, one.id, '16.00')).data
    const other = (await sara.sell(her.id, one.id, '16.00')).data
    const last = dayAfter(wall(zone).day, 7)
    while (wall(zone).day < last) clock.pass(3600)
    while (wall(zone).time < '23:59') clock.pass(wall(zone).time < '22:59' ? 3600 : 60)
    clock.pass(59 - clock().getUTCSeconds())
    await sara.enter()
    const use = (await sara.take(id)).data
    expect(use.standing).toBe('used')
    clock.pass(2)
    expect(wall(zone).day).toBe(dayAfter(last, 1))
    expect(await sara.take(other.id)).toMatchObject({
      status: 409,
      code: 'pack_expired',
      message: `Questo pacchetto è scaduto: valeva fino al ${date(last)}`,
      data: { expires: last },
    })
    expect((await sara.undo(use.undo?.id ?? '')).data).toMatchObject({ used: 0, standing: 'expired' })
  })

  test('her own, another activity’s and what is not there are refused; a customer has no till; nobody pays less than nothing', async () => {
    const here = await packTill(stage)
    const [her, sara, owner] = [await here.someone(), await here.someone('ROLE_STORE'), await here.someone('ROLE_USER', 'ROLE_STORE')]
    const own = (await sara.sell(owner.id, here.ten.id, null)).data
    const hers = (await sara.sell(her.id, here.ten.id, null)).data
    const use = (await sara.take(own.id)).data.undo?.id ?? ''
    for (const answer of [
      await owner.take(own.id),
      await owner.undo(use),
      await owner.look(owner.id),
      await owner.sell(owner.id, here.ten.id, null),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'own_card' })
    for (const answer of [
      await her.take(hers.id),
      await her.undo(use),
      await her.look(owner.id),
      await her.sell(owner.id, here.ten.id, null),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'forbidden' })
    const there = await packTill(stage)
    const stranger = await there.someone('ROLE_STORE')
    for (const answer of [
      await stranger.take(hers.id),
      await stranger.undo(use),
      await stranger.sell(her.id, there.ten.id, null),
      await sara.sell(her.id, there.ten.id, null),
    ])
      expect(answer.status).toBe(404)
    expect((await stranger.look(her.id)).data).toEqual([])
    expect((await sara.sell(her.id, here.ten.id, '-1.00')).status).toBe(400)
    expect((await owner.list()).rows).toHaveLength(1)
    expect((await her.list()).rows[0]).toMatchObject({ used: 0 })
  })

  test('what was given stays as given, a line is neither changed nor deleted, and a place beyond the last is refused by the database', async () => {
    const { someone, one } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    const { id } = (await sara.sell(her.id, one.id, null)).data
    await sara.take(id)
    const hers = eq(packUses.packCustomerId, id)
    const broken = (deed: Promise<unknown>) =>
      expect(
        deed.then(
          () => 'done',
          (error: Error) => String(error.cause ?? error),
        ),
      ).resolves
    await broken(db.update(packUses).set({ left: 5 }).where(hers)).toContain('neither changed nor deleted')
    await broken(db.delete(packUses).where(hers)).toContain('neither changed nor deleted')
    await broken(db.update(packCustomers).set({ used: 2 }).where(eq(packCustomers.id, id))).toContain('pack_customers_used')
    await broken(db.update(packCustomers).set({ used: -1 }).where(eq(packCustomers.id, id))).toContain('pack_customers_used')
  })

  test('places given are places left and used, whatever is done in whatever order', async () => {
    const { someone, ten } = await packTill(stage)
    const [her, sara] = [await someone(), await someone('ROLE_STORE')]
    const { id } = (await sara.sell(her.id, ten.id, null)).data
    let seed = 7
    const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const uses: string[] = []
    for (let step = 0; step < 60; step++) {
      if (chance() < 0.6) uses.push((await sara.take(id)).data.undo?.id ?? '')
      else await sara.undo(uses[Math.floor(chance() * uses.length)] ?? '')
      if (chance() < 0.3) clock.pass(40)
      const [pack] = (await her.list()).rows
      if (!pack) throw new Error('it is gone')
      expect(leftOf(pack) + pack.used).toBe(10)
      expect(usesThatStand(pack.uses)).toHaveLength(pack.used)
      expect(pack.uses[0]?.left ?? 10).toBe(leftOf(pack))
    }
    const { rows } = (await db.execute(
      sql`select count(*) filter (where undoes is null) - count(*) filter (where undoes is not null) as n from pack_uses where pack_customer_id = ${id}`,
    )) as { rows: { n: string }[] }
    expect(Number(rows[0]?.n)).toBe((await her.list()).rows[0]?.used)
  })
})
