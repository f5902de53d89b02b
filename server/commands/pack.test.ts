import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { appOver, freshPerson } from '../../tests/setup/scene.ts'
import { activities } from '../db/schema/activities.ts'
import { audit } from '../db/schema/audit.ts'
import { packCustomers, packs } from '../db/schema/packs.ts'

const TWO = `booking:
  startTime: "09:00"
  endTime: "19:00"
  timeCalendar: 30
  services:
    - {title: {it: Piega, de: Föhnen}, duration: 30}
packs:
  - {name: {it: Due pieghe, de: Zweimal Föhnen}, price: 30, quantity: 2, validDays: 60, service: Piega}
  - {name: Tre tagli, price: 90, quantity: 3}
`

describe.each(engines)('packs by the tool, %s', async (engine) => {
  const { connection, clock } = appOver(await database(engine))
  const { db } = connection

  async function operator(activity: string) {
    const { said, ask } = operatorOver({ db, clock })
    const bring = (yaml: string) => ask('activity import', { folder: bundleOf(yaml, {}, activity) })
    expect(await bring(TWO)).toEqual([])
    const [row] = await db.select().from(activities).where(eq(activities.permalink, activity))
    if (!row) throw new Error('no activity')
    const her = await freshPerson(connection, [row])
    return { row, said, ask, bring, her }
  }

  test('one is given or sold, listed with what is left, and used to its end', async () => {
    const activity = `pack-${engine}`
    const { row, said, ask, her } = await operator(activity)
    const to = her.email
    expect(await ask('pack list', { activity })).toEqual([])
    expect(said).toEqual(['Due pieghe  2 places  30.00 EUR  60 days', 'Tre tagli  3 places  90.00 EUR  365 days'])
    expect(await ask('pack list', { activity, to })).toEqual([])
    expect(said).toEqual(['Giulia Bianchi has no packs.'])
    expect(await ask('pack give', { activity, pack: 'Quattro', to })).toEqual([
      `${activity} has no pack "Quattro" to give; it has:`,
      '  Due pieghe',
      '  Tre tagli',
    ])
    expect(await ask('pack give', { activity, pack: 'Due pieghe', to, paid: '28,50' })).toEqual([])
    expect(said).toEqual([
      expect.stringMatching(/^"Due pieghe" was sold for 28\.50 EUR to Giulia Bianchi: 2 places until \d{4}-\d\d-\d\d\.$/),
    ])
    expect(await ask('pack give', { activity, pack: 'Tre tagli', to })).toEqual([])
    expect(said[0]).toContain('was given to Giulia Bianchi')
    for (const left of [1, 0]) {
      expect(await ask('pack use', { activity, pack: 'Due pieghe', to })).toEqual([])
      expect(said).toEqual([`Used: "Due pieghe" of Giulia Bianchi, ${left} of 2 left.`])
    }
    expect(await ask('pack use', { activity, pack: 'Due pieghe', to })).toEqual(['All its 2 places are used. Nothing was changed.'])
    expect(await ask('pack use', { activity, pack: 'Quattro', to })).toEqual(['Giulia Bianchi has no pack "Quattro".'])
    expect(await ask('pack use', { activity, pack: 'Tre tagli', to: 'nobody@example.com' })).toEqual([
      `nobody@example.com is no customer of ${activity}.`,
    ])
    await ask('pack list', { activity, to })
    expect(said.map((line) => line.replace(/ {2}[^ ]+$/, '').replace(/\d{4}-\d\d-\d\d/, 'D'))).toEqual([
      'Tre tagli  3 of 3 left  until D  valid',
      'Due pieghe  0 of 2 left  until D  used',
    ])
    const deeds = await db.select().from(audit).where(eq(audit.activityId, row.id))
    expect(new Set(deeds.map(({ via, actor }) => `${via} ${actor}`))).toEqual(new Set(['tool null']))
  })

  test('an import keeps ids by name and ties a pack to its service; what was sold stays as it was', async () => {
    const activity = `pack-keep-${engine}`
    const { row, ask, bring, her } = await operator(activity)
    await ask('pack give', { activity, pack: 'Due pieghe', to: her.email })
    const known = () => db.select().from(packs).where(eq(packs.activityId, row.id))
    const before = await known()
    const translations = { de: { title: 'Zweimal Föhnen', service: 'Föhnen' } }
    expect(before.find(({ title }) => title === 'Due pieghe')).toMatchObject({
      service: 'Piega',
      serviceId: expect.any(String),
      translations,
    })
    expect(await bring(TWO.replace('price: 30', 'price: 35'))).toEqual([])
    expect((await known()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(await bring('')).toEqual([])
    expect(await known()).toEqual([])
    const held = await db.select().from(packCustomers).where(eq(packCustomers.activityId, row.id))
    expect(held).toMatchObject([{ title: 'Due pieghe', places: 2, used: 0, paid: null, service: 'Piega' }])
    expect(await bring('packs: [{name: Due pieghe, price: 30, quantity: 2, service: Taglio}]\n')).toEqual([
      expect.stringContaining('there is no service with the title "Taglio"'),
      expect.anything(),
    ])
  })
})
