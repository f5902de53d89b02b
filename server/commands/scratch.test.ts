import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { appOver, freshPerson } from '../../tests/setup/scene.ts'
import { activities } from '../db/schema/activities.ts'
import { audit } from '../db/schema/audit.ts'
import { scratchCards, scratchCustomers, scratchDraws, scratchPrizes } from '../db/schema/scratch-cards.ts'

const CARD = `scratchCards:
  - {name: Natale, prizes: [{name: Cinque euro, credit: 5, quantity: 2}, {name: Un caffè, quantity: 1}]}
`

describe.each(engines)('scratch cards by the tool, %s', async (engine) => {
  const { connection, clock } = appOver(await database(engine))
  const { db } = connection

  async function operator(activity: string) {
    const { said, ask } = operatorOver({ db, clock })
    const bring = (yaml: string) => ask('activity import', { folder: bundleOf(yaml, {}, activity) })
    expect(await bring(CARD)).toEqual([])
    const [row] = await db.select().from(activities).where(eq(activities.permalink, activity))
    if (!row) throw new Error('no activity')
    const pool = async () => {
      const prizes = await db.select().from(scratchPrizes).where(eq(scratchPrizes.activityId, row.id))
      return prizes.map(({ title, onHand, reserved }) => `${title} ${reserved}/${onHand}`).toSorted()
    }
    return { row, said, ask, bring, pool }
  }

  test('a card of the bundle is issued to one, to all who have none to scratch, as long as there are prizes', async () => {
    const activity = `scratch-${engine}`
    const { row, said, ask } = await operator(activity)
    const [her] = [await freshPerson(connection, [row]), await freshPerson(connection, [row])]
    const issue = (more: Record<string, string>) => ask('scratch issue', { activity, card: 'Natale', ...more })
    expect(await issue({})).toEqual(['Say to whom: either --email <e-mail> or --all.'])
    expect(await ask('scratch issue', { activity, card: 'Pasqua', all: 'yes' })).toEqual([
      `${activity} has no scratch card "Pasqua" to give; it has:`,
      '  Natale',
    ])
    expect(await issue({ email: 'nobody@example.com' })).toEqual([`nobody@example.com is no customer of ${activity}.`])
    expect(await issue({ email: her.email })).toEqual([])
    expect(said).toEqual(['"Natale" was issued to Giulia Bianchi.'])
    expect(await issue({ all: 'yes' })).toEqual([])
    expect(said).toEqual(['"Natale" was issued to 1 customer.'])
    expect(await issue({ email: her.email })).toEqual([])
    expect(await issue({ email: her.email })).toEqual(['No prize of it is left. Nothing was issued.'])
    expect(await ask('scratch status', { activity })).toEqual([])
    expect(said).toEqual([
      '"Natale", 100 % win, given by hand',
      '  issued 3: 3 to scratch, 0 scratched, 0 expired, 0 deleted',
      '  scratched 0: 0 lost, 0 credited, 0 to collect, 0 collected',
      '  prize "Cinque euro", 5,00\u00a0€ of credit: 0 of 2 left',
      '  prize "Un caffè": 0 of 1 left',
    ])
    const deeds = (await db.select().from(audit).where(eq(audit.activityId, row.id))).map(
      ({ via, what, entity }) => `${via} ${what} ${entity}`,
    )
    expect(deeds.filter((deed) => deed === 'tool created scratch_customers')).toHaveLength(3)
  })

  test('an import keeps ids by name and what was drawn: a pool is never smaller than that; issued cards stay', async () => {
    const activity = `scratch-keep-${engine}`
    const { row, ask, bring, pool } = await operator(activity)
    const her = await freshPerson(connection, [row])
    for (let n = 0; n < 3; n++) await ask('scratch issue', { activity, card: 'Natale', email: her.email })
    const ids = async () =>
      (await db.select().from(scratchPrizes).where(eq(scratchPrizes.activityId, row.id))).map(({ id }) => id).toSorted()
    const before = await ids()
    expect(await bring(CARD.replace('quantity: 2', 'quantity: 10'))).toEqual([])
    expect([await pool(), await ids()]).toEqual([['Cinque euro 2/10', 'Un caffè 1/1'], before])
    expect(await bring(CARD.replace('quantity: 2', 'quantity: 1'))).toEqual([])
    expect(await pool()).toEqual(['Cinque euro 2/2', 'Un caffè 1/1'])
    expect(await bring('')).toEqual([])
    expect(await pool()).toEqual([])
    expect(await db.select().from(scratchCards).where(eq(scratchCards.activityId, row.id))).toEqual([])
    for (const table of [scratchCustomers, scratchDraws])
      expect(await db.select().from(table).where(eq(table.activityId, row.id))).toHaveLength(3)
  })

  test('a card that says what cannot be is told with its place', async () => {
    const { bring } = await operator(`scratch-wrong-${engine}`)
    const wrong = async (card: string) => (await bring(`scratchCards:\n  - ${card}\n`)).join('\n')
    expect(await wrong('{name: A, winning: 0, prizes: [{name: B, quantity: 1}]}')).toContain('scratchCards[0].winning')
    expect(await wrong('{name: A, prizes: [{name: B, credit: 0, quantity: 1}]}')).toContain('scratchCards[0].prizes[0].credit')
    expect(await wrong('{name: A, issue: always, prizes: [{name: B, quantity: 1}]}')).toContain('scratchCards[0].issue')
    expect(await wrong('{name: A, prizes: [{name: B, quantity: 1}, {name: B, quantity: 2}]}')).toContain('a prize of this card')
  })
})
