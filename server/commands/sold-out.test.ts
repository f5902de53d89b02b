import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { activities } from '../db/schema/activities.ts'
import { audit } from '../db/schema/audit.ts'
import type { Tools } from './command.ts'

const SHOP = `shop:
  categories:
    - name: Donna
      goods:
        - name: Cappotto
          price: 189
          colours: [{name: Cammello, colour: "#b98a5a", sizes: [{name: "40", stock: 3}, {name: "42", stock: 0}]}]
        - {name: Sciarpa, price: 35, colours: [{name: Rosso, colour: "#aa0000", sizes: [{name: U, stock: 9}]}]}
`

describe.each(engines)('sold-out, %s', (engine) => {
  async function operator() {
    const { db } = await database(engine)
    const jobs: string[] = []
    const enqueue: Tools['enqueue'] = async (_, { name }) => void jobs.push(name)
    const activity = `prova-${randomUUID().slice(0, 8)}`
    const { said, ask } = operatorOver({ db, enqueue })
    expect(await ask('activity import', { folder: bundleOf(SHOP, {}, activity) })).toEqual([])
    const set = (code: string, how: Record<string, string> = {}) => ask('sold-out set', { activity, code, ...how })
    const listed = async () => {
      expect(await ask('sold-out list', { activity })).toEqual([])
      return [...said]
    }
    return { db, activity, said, jobs, set, listed }
  }

  test('one variant for today, a good until staff say otherwise, and there again', async () => {
    const { activity, said, jobs, set, listed } = await operator()
    expect(await listed()).toEqual([`Nothing of ${activity} is said to be sold out.`])
    expect(await set('cappotto/cammello/42')).toEqual([])
    expect(said).toEqual(['cappotto/cammello/42 (Cappotto) is sold out for today.'])
    expect(await listed()).toEqual(['Cappotto, Cammello, 42  for today'])
    expect(jobs).toContain('back-in-stock')
    expect(await set('cappotto', { until: 'changed' })).toEqual([])
    expect(said).toEqual(['cappotto (Cappotto) is sold out until you say otherwise.'])
    expect(await listed()).toEqual(['Cappotto, Cammello, 40  until you say otherwise', 'Cappotto, Cammello, 42  until you say otherwise'])
    expect(await set('cappotto', { off: 'yes' })).toEqual([])
    expect(said).toEqual(['cappotto (Cappotto) is there again.'])
    expect(await listed()).toEqual([`Nothing of ${activity} is said to be sold out.`])
  })

  test('is written down as the tool’s; what is not sold, and two wishes at once, are refused', async () => {
    const { db, activity, set, listed } = await operator()
    expect(await set('sciarpa')).toEqual([])
    const [row] = await db.select().from(activities).where(eq(activities.permalink, activity))
    const [deed] = await db
      .select()
      .from(audit)
      .where(eq(audit.activityId, row?.id ?? ''))
    expect(deed).toMatchObject({ via: 'tool', actor: null, what: 'changed', entity: 'stock', before: { soldOutUntil: null } })
    expect(await set('sciar')).toEqual([`${activity} sells nothing with the code sciar.`])
    expect(await set('sciarpa', { until: 'changed', off: 'yes' })).toEqual(['Say either --until or --off.'])
    expect(await set('sciarpa', { until: 'tomorrow' })).toEqual([expect.stringContaining('does not know this form')])
    expect(await listed()).toEqual(['Sciarpa, Rosso  for today'])
  })
})
