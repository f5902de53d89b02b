import { asc, inArray } from 'drizzle-orm'
import { PASSWORD, PEOPLE } from './people.ts'
import type { Db } from '../db/connect.ts'
import { activities } from '../db/schema/activities.ts'
import { users } from '../db/schema/auth.ts'

const PERMALINKS = [...new Set(PEOPLE.flatMap((person) => Object.keys(person.in)))]

/**
 * What there is to try, for the terminal of whoever started the server: the addresses and accounts of the demo, as far as they
 * are there.
 * @param at the address that customers type
 */
export async function demoGreeting(db: Db, at: string): Promise<string[]> {
  const emails = PEOPLE.map(({ email }) => email)
  const found = await db.select({ email: users.username }).from(users).where(inArray(users.username, emails))
  const people = PEOPLE.filter(({ email }) => found.some((user) => user.email === email))
  if (people.length === 0) return []
  const { permalink, name } = activities
  const apps = await db.select({ permalink, name }).from(activities).where(inArray(permalink, PERMALINKS)).orderBy(asc(permalink))
  const rows = [
    ...apps.map((app) => [addressOf(app.permalink, at), app.name] as const),
    ...people.map(({ email, about }) => [email, about] as const),
  ]
  const width = Math.max(...rows.map(([left]) => left.length))
  return [
    'The demo, each app at its own address; whoever has a card logs in at any of them.',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    `  The password of all accounts: ${PASSWORD}`,
  ]
}

/** Where an activity's own app is, below the address of the wallet. */
export function addressOf(permalink: string, at: string): string {
  const url = new URL(at)
  url.hostname = `${permalink}.${url.hostname}`
  return url.origin
}
