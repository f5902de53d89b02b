import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { literally } from '../shop/rows.ts'

/** What is searched in; a code has no accents. */
const text = sql`(${users.folded} || ' ' || lower(${cards.code}))`
const has = (word: string): SQL => sql`${text} like ${literally(word)}`

/** The customers that have all the words, those first whose text begins nearest to the first of them; nobody finds herself. */
export const customersLike = (words: readonly string[], asker: string | null) => ({
  fields: { id: customers.userId, name: users.name, surname: users.surname, email: users.email, phone: customers.phone },
  joins: [
    { table: users, on: eq(users.id, customers.userId) },
    { table: cards, on: eq(cards.userId, customers.userId) },
  ],
  where: and(asker === null ? undefined : ne(customers.userId, asker), ...words.map(has)),
  sort: [sql`position(${words[0] ?? ''} in ${text})`, users.name, users.surname, customers.userId],
})
