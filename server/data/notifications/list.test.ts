import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { notifications } from '../../db/schema/notices.ts'

type Entry = { id: string; title: string; status: string; created: string; updated: string | null }

describe.each(engines)('the feed, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const { db } = connection
  clock.pass((Date.parse('2026-12-01T12:34:00Z') - clock().getTime()) / 1000) // no night of a clock change
  const scene = async (zone?: string) => {
    const activity = await freshActivity(connection, zone ? { zone } : {})
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const add = (created: string | Date, fields: Partial<typeof notifications.$inferInsert> = {}, userId = person.id) =>
      db.insert(notifications).values({
        activityId: activity.id,
        id: randomUUID(),
        userId,
        title: 'Prova',
        status: 'D' as const,
        created: new Date(created),
        ...fields,
      })
    const read = async (query = '') => {
      const { status, body } = await ask(app, `GET /api/notifications?filters[activityId]=${activity.id}&${query}`, { token })
      return { status, ...(body as unknown as { data: Entry[]; totalRows: number }) }
    }
    return { activity, person, add, read }
  }

  test('is hers alone, newest first, in pages that neither repeat nor miss one', async () => {
    const { activity, add, read } = await scene()
    const other = await freshPerson(connection, [activity])
    await add('2026-11-02T10:00:00Z', {}, other.id)
    for (let i = 0; i < 33; i++) await add(`2026-11-01T10:${String(Math.floor(i / 2)).padStart(2, '0')}:00Z`)
    const pages = [await read(), await read('page=2'), await read('page=3'), await read('page=4')]
    expect(pages.map(({ data, totalRows }) => [data.length, totalRows])).toEqual([
      [15, 33],
      [15, 33],
      [3, 33],
      [0, 33],
    ])
    const seen = pages.flatMap(({ data }) => data)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(33)
    expect(seen.map(({ created }) => created)).toEqual(
      seen
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    )
    const oldest = await read('sortBy=created&descending=0&rowsPerPage=50')
    expect(oldest.data.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toReversed())
    expect((await read('sortBy=title')).status).toBe(400)
  })

  test.each(['Europe/Rome', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'of today is what happened since midnight on the wall in %s',
    async (zone) => {
      const { add, read } = await scene(zone)
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(clock())
      const sinceMidnight = Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))
      const before = (minutes: number) => new Date(clock().getTime() - minutes * 60_000)
      await add(before(0), { title: 'adesso', status: 'R' })
      await add(before(Math.max(0, sinceMidnight - 1)), { title: 'da poco dopo mezzanotte' })
      await add(before(sinceMidnight + 1), { title: 'ieri' })
      const titles = async (query: string) => (await read(query)).data.map(({ title }) => title)
      for (const daily of ['1', 'true']) {
        expect(await titles(`daily=${daily}&sortBy=created&descending=1`)).toEqual(
          expect.arrayContaining(['adesso', 'da poco dopo mezzanotte']),
        )
        expect((await read(`filters[daily]=${daily}`)).totalRows).toBe(2)
      }
      for (const query of ['daily=0', 'daily=false', '']) expect((await read(query)).totalRows).toBe(3)
      expect((await read('daily=yes')).status).toBe(400)
    },
  )

  test('an entry has its fields, an empty feed is a list', async () => {
    const { add, read } = await scene()
    expect(await read()).toMatchObject({ data: [], totalRows: 0 })
    const updated = new Date('2026-11-01T10:05:00Z')
    await add('2026-11-01T10:00:00Z', { message: 'Benvenuta', link: '/flows', status: 'E', updated })
    expect((await read()).data).toMatchObject([
      {
        title: 'Prova',
        subTitle: null,
        message: 'Benvenuta',
        link: '/flows',
        externalLink: null,
        status: 'E',
        updated: updated.toISOString(),
      },
    ])
  })
})
