import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { operatorOver } from '../../../tests/setup/operator.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { notifications } from '../../db/schema/notices.ts'
import { ownScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import { sayIn } from '../exports/exports.ts'
import { personalDataExport } from '../exports/personal-data.ts'
import { entryIn } from '../notifications/kinds.ts'

const GERMAN = { 'Accept-Language': 'de' }

describe.each(engines)('why a booking is declined, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** A table that staff, who read Italian, decline for this reason. @returns how they are answered, and what she reads of it in German */
  async function declined(reason: unknown) {
    const here = await salon(stage, 'tables')
    const [banco, her] = [await here.staff(), await here.customer()]
    const { booking } = await her.book({ date: here.in(2), timeStart: '20:00', numberOfPeople: 2 })
    const answer = await banco(`PUT /api/counter/bookings/${booking.id}/decline`, { reason })
    const read = async (line: string) => (await her.call(`${line}?filters[activityId]=${here.activityId}`, undefined, GERMAN)).data
    const { said, ask } = operatorOver({ db, clock: stage.clock })
    return {
      answer: { status: answer.status, reason: (answer.body.data as { reason?: string } | undefined)?.reason },
      her,
      page: async () => ((await read(`GET /api/app/bookings/${booking.id}`)) as { reason: string }).reason,
      feed: async () => ((await read('GET /api/notifications')) as { message: string }[]).map(({ message }) => message).join('\n'),
      exported: async () => {
        const say = await sayIn('de')
        return works(db, stage.clock, async () => {}).run(ownScope(her.id), 'reads', (w) => personalDataExport(w, say))
      },
      tool: async () => {
        await ask('booking show', { id: booking.id, activity: here.activity.permalink })
        return said.at(-1)
      },
      row: async () => (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0],
    }
  }

  test('one that stood ready is read by each in their own language', async () => {
    const { answer, page, feed, exported, tool, row } = await declined({ code: 'kitchen_closes' })
    expect(answer).toEqual({ status: 200, reason: 'La cucina chiude' })
    expect(await row()).toMatchObject({ reason: '', reasonCode: 'kitchen_closes' })
    expect(await page()).toBe('Die Küche schließt')
    expect(await feed()).toContain('Die Küche schließt. ')
    expect(await exported()).toMatchObject({ activities: [{ bookings: [{ reason: 'Die Küche schließt' }] }] })
    expect(await tool()).toBe('  reason: The kitchen closes')
  })

  test.each(['Abbiamo una festa privata', 'La cucina chiude', 'full'])(
    'what was typed, or an app of before sends, stays: %s',
    async (typed) => {
      const { answer, page, feed, exported, tool, row } = await declined(typed)
      expect(answer).toEqual({ status: 200, reason: typed })
      expect(await row()).toMatchObject({ reason: typed, reasonCode: null })
      expect(await page()).toBe(typed)
      expect(await feed()).toContain(`${typed}. `)
      expect(await exported()).toMatchObject({ activities: [{ bookings: [{ reason: typed }] }] })
      expect(await tool()).toBe(`  reason: ${typed}`)
    },
  )

  test.each([[{ code: 'asked' }], [{ code: 'La cucina chiude' }], [{}], [''], [null]])('%j is none', async (reason) => {
    const { answer, page } = await declined(reason)
    expect(answer.status).toBe(400)
    expect(await page()).toBe('')
  })

  test('what was told before there were codes is read as it was', async () => {
    const { her } = await declined('Siamo al completo')
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.id))
    const answer = rows.find(({ kind }) => kind === 'bookingAnswer')
    if (!answer?.facts) throw new Error('she was told nothing')
    const { reasonCode: _, ...facts } = answer.facts as { reasonCode?: unknown }
    expect(entryIn(await wordsIn('de'), { ...answer, facts }).message).toContain('Siamo al completo. ')
  })
})
