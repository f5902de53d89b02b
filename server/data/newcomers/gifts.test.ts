import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailboxOf } from '#rules/email.ts'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { addUser, join } from '../../../tests/setup/people.ts'
import { freshActivity, freshPerson, groundOver } from '../../../tests/setup/scene.ts'
import type { Db } from '../../db/connect.ts'
import { openWorkOf } from '../../work/open.ts'
import { customerScope, openScope } from '../../work/scope.ts'
import { workOf } from '../../work/work.ts'
import { broughtBy, invitationOf } from '../friends/rows.ts'
import { sharing } from './rows.ts'

describe.each(engines)('newcomers, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const created = new Date()

  const openTo = (tx: Db, { id }: { id: string }) => openWorkOf(groundOver(tx), openScope(id))

  async function joins(tx: Db, activity: Awaited<ReturnType<typeof freshActivity>>, email: string, invite: string | null = null) {
    const userId = await addUser(tx, { email, name: 'Ada', surname: 'Neri', passwordHash: '', created })
    if (!userId) throw new Error('no user')
    await join(tx, activity, { userId, roles: ['ROLE_USER'], created, told: { invite } })
    return userId
  }

  /** Does one in a transaction that stays open until the other has had its time, and the other beside it. */
  async function overlapping<T>(one: (tx: Db) => Promise<T>, other: (tx: Db) => Promise<T>): Promise<T[]> {
    const isIn = Promise.withResolvers<void>()
    const first = db.transaction(async (tx) => {
      const done = await one(tx)
      isIn.resolve()
      await setTimeout(150)
      return done
    })
    await isIn.promise
    return Promise.all([first, db.transaction(other)])
  }

  test('of two spellings of one mailbox that join at once each is counted', async () => {
    const activity = await freshActivity(connection)
    const mailbox = `${randomUUID()}@example.com`
    const others = (email: string) => async (tx: Db) => sharing(openTo(tx, activity), await joins(tx, activity, email), mailbox)
    expect(await overlapping(others(mailbox.replace('@', '+1@')), others(mailbox))).toEqual([0, 1])
  })

  test('rows are told apart as the rule tells them apart', async () => {
    const activity = await freshActivity(connection)
    const her = randomUUID().replaceAll('-', '')
    const dotted = `${her.slice(0, 4)}.${her.slice(4)}`
    const names = [her, dotted, `${dotted}.`, `${dotted}+1.2`, `+${her}`, `+${dotted}`]
    const hosts = ['gmail.com', 'googlemail.com', 'gmail.com.example', 'notgmail.com', 'example.com']
    const spellings = names.flatMap((name) => hosts.map((host) => `${name}@${host}`))
    for (const email of spellings) await joins(db, activity, email)
    for (const mailbox of new Set(spellings.map(mailboxOf)))
      expect([mailbox, await sharing(openTo(db, activity), '', mailbox)]).toEqual([
        mailbox,
        spellings.filter((email) => mailboxOf(email) === mailbox).length,
      ])
  })

  test('those of one mailbox are found by an index, and nobody who reads or changes the activity waits for it', async () => {
    const activity = await freshActivity(connection)
    // Of an activity with two members it would be right to read both.
    for (let one = 0; one < 60; one++) await joins(db, activity, `${randomUUID()}@example.com`)
    await db.execute(sql`analyze members, users`)
    statements()
    await db.transaction(async (tx) => {
      await sharing(openTo(tx, activity), '', 'ada@example.com')
      const sent = statements().find((one) => one.includes('mailbox')) ?? ''
      const asked = sent.replace('$1', `'${activity.id}'`).replace('$2', "''").replace('$3', "'ada@example.com'")
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = (await tx.execute(sql.raw(`explain ${asked}`))) as unknown as { rows: Record<string, string>[] }
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_mailbox')
      const held = tx.execute(
        sql`select 1 from pg_locks where relation = 'activities'::regclass and mode = 'RowShareLock' and pid = pg_backend_pid()`,
      )
      expect(((await held) as unknown as { rows: unknown[] }).rows).toEqual([])
    })
  })

  test('of two friends who come by one invitation at once each is counted', async () => {
    const activity = await freshActivity(connection)
    const inviter = await freshPerson(connection, [activity])
    const id = await invitationOf(workOf(groundOver(db), customerScope({ activityId: activity.id, userId: inviter.id, roles: [] })))
    const count = async (tx: Db) => {
      await joins(tx, activity, `${randomUUID()}@example.com`, id)
      return broughtBy(openTo(tx, activity), id, new Date(0))
    }
    expect(await overlapping(count, count)).toEqual([1, 2])
  })
})
