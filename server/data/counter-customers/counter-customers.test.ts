import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FoundCustomer } from '#contract/counter-customers.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'

const [NORA, LUCIA, MULLER, ODD] = [
  { name: 'Nora', surname: 'Ferri', phone: '+393331234567' },
  { name: 'Lucía', surname: 'Nocera', phone: null },
  { name: 'Jörg', surname: 'Groß', phone: null },
  { name: '100%_', surname: 'Vero', phone: null },
]

describe.each(engines)('customers at the counter, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, connection } = stage
  const { db } = connection
  type Activity = Awaited<ReturnType<typeof freshActivity>>

  async function customer(activity: Activity, { name, surname, phone }: typeof NORA | typeof LUCIA) {
    const person = await freshPerson(connection, [activity])
    await db.update(users).set({ name, surname }).where(eq(users.id, person.id))
    await db.update(customers).set({ phone }).where(eq(customers.userId, person.id))
    const [card] = await db.select().from(cards).where(eq(cards.userId, person.id))
    return { ...person, code: card?.code ?? '' }
  }

  async function counter() {
    const activity = await freshActivity(connection)
    const banco = await freshPerson(connection, [activity], ['ROLE_STORE', 'ROLE_USER'])
    const { token } = await tokensOf(app, banco)
    const here = `filters[activityId]=${activity.id}`
    const find = async (search: string) => {
      const path = `GET /api/counter/customers?${here}&filters[search]=${encodeURIComponent(search)}`
      return (await ask(app, path, { token })).body as unknown as { data: FoundCustomer[]; totalRows: number }
    }
    const names = async (search: string) => (await find(search)).data.map(({ name }) => name)
    return { activity, banco, find, names }
  }

  test('are found by name, e-mail or code, without accents and whatever signs are typed', async () => {
    const { activity, find, names } = await counter()
    const nora = await customer(activity, NORA)
    for (const one of [LUCIA, MULLER, ODD]) await customer(activity, one)
    statements()
    expect(await find('nora fe')).toEqual({
      data: [{ id: nora.id, name: 'Nora Ferri', email: `${nora.email[0]}…@example.com`, phone: '+393331234567' }],
      totalRows: 1,
    })
    expect(statements().length).toBeLessThanOrEqual(4)
    expect(await names('NO')).toEqual(['Nora Ferri', 'Lucía Nocera'])
    expect(await names('lucia')).toEqual(['Lucía Nocera'])
    expect(await names('gross JÖRG')).toEqual(['Jörg Groß'])
    expect(await names(nora.email)).toEqual(['Nora Ferri'])
    expect(await names(nora.code)).toEqual(['Nora Ferri'])
    expect(await names('0%_')).toEqual(['100%_ Vero'])
    expect(await names('n%i')).toEqual([])
    expect(await names('n_ra')).toEqual([])
  })

  test('fewer than two letters find nobody, and no more than eight are shown', async () => {
    const { activity, find, names } = await counter()
    for (let n = 0; n < 9; n++) await customer(activity, NORA)
    expect(await names('')).toEqual([])
    expect(await names(' n ')).toEqual([])
    const { data, totalRows } = await find('nora')
    expect([data.length, totalRows]).toEqual([8, 9])
  })

  test('of another activity are nobody’s business, and neither does anybody find herself', async () => {
    const [{ activity, banco, names }, elsewhere] = [await counter(), await counter()]
    await customer(elsewhere.activity, NORA)
    expect(await names('nora')).toEqual([])
    expect(await names(banco.email)).toEqual([])
    expect(await elsewhere.names('nora')).toEqual(['Nora Ferri'])
    const { token } = await tokensOf(app, await customer(activity, NORA))
    const line = `GET /api/counter/customers?filters[activityId]=${activity.id}&filters[search]=nora`
    expect((await ask(app, line, { token })).status).toBe(403)
    expect((await ask(app, line)).status).toBe(401)
  })
})
