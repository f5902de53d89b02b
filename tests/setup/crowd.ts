import { randomInt, randomUUID } from 'node:crypto'
import type { Connection } from '../../server/db/connect.ts'
import type { activities } from '../../server/db/schema/activities.ts'
import { members, users } from '../../server/db/schema/auth.ts'
import { cards, flows } from '../../server/db/schema/cards.ts'
import { customers } from '../../server/db/schema/customers.ts'
import { cartLines } from '../../server/db/schema/carts.ts'
import { accessToken } from '../../server/http/session.ts'
import type { Row } from '../../server/work/tables.ts'
import { works } from '../../server/work/works.ts'

/** What each has in her cart, and on her card in cents. */
type Wish = { cart?: { variantId: string; quantity: number; unitPrice: number }[]; balance?: number; clock: () => Date }

const NO_LOG_IN = ''

/** So many customers in a few statements, alike but for their names. Each has a token, though she never logged in. */
export async function crowd({ db }: Pick<Connection, 'db'>, { id: activityId }: Row<typeof activities>, count: number, wish: Wish) {
  const { cart = [], balance = 0, clock } = wish
  const created = clock()
  const accounts = Array.from({ length: count }, () => {
    const email = `${randomUUID()}@example.com`
    return { id: randomUUID(), username: email, email, passwordHash: '', name: 'Ada', surname: 'Neri', created }
  })
  const people = await db.insert(users).values(accounts).returning()
  const hers = people.map(({ id: userId }) => ({ activityId, userId, created }))
  const each = <T extends object>(given: T) => hers.map((one) => ({ ...one, ...given, id: randomUUID() }))
  await db.insert(members).values(each({ roles: ['ROLE_USER'] }))
  await db.insert(customers).values(each({}))
  const card = { codeType: 'EAN13' as const, type: 'L', balance, pointBalance: 0 }
  const codes = randomInt(2 ** 40)
  await db.insert(cards).values(each(card).map((one, n) => ({ ...one, code: String(codes + n) })))
  if (balance > 0) await db.insert(flows).values(each({ type: 'AM', value: balance, pointValue: 0, balance, pointBalance: 0 }))
  for (const line of cart) await db.insert(cartLines).values(each({ ...line, name: '' }))
  const session = { works: works(db, clock, async () => {}), clock }
  return Promise.all(people.map(async (person) => ({ id: person.id, token: await accessToken(session, person, NO_LOG_IN) })))
}
