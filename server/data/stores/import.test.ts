import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf, imagesInMemory, picture } from '../../../tests/bundles.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { importBundle } from '../../bundle/import.ts'
import { activities } from '../../db/schema/activities.ts'
import { stores } from '../../db/schema/stores.ts'

const MOLO = '{name: Molo, main: true, address: Molo 4, cap: "16032", city: Camogli'

describe.each(engines)('the stores of a bundle, %s', (engine) => {
  async function imported(permalink: string, lines: string, files: Record<string, string> = {}) {
    const { db } = await database(engine)
    const images = imagesInMemory()
    const on = { db, images, enqueue: async () => {}, clock: () => new Date('2026-11-21T10:00:00Z') }
    const done = await importBundle(bundleOf(lines, files, permalink), on)
    if (!('id' in done)) throw new Error(JSON.stringify(done))
    const [activity] = await db.select().from(activities).where(eq(activities.id, done.id))
    const rows = await db.select().from(stores).where(eq(stores.activityId, done.id)).orderBy(asc(stores.name))
    return { rows, counted: activity?.configuration.stores }
  }
  const permalink = () => `prova-${randomUUID().slice(0, 8)}`

  test('are written with all they say, and counted for the menu', async () => {
    const hours = 'hours: [{day: 7, startTime: "19:00", endTime: "02:00"}], closedDays: [2026-12-25]'
    const lines = `stores:
  - ${MOLO}, description: {it: Sul molo, en: On the quay}, website: "https://www.example.com", picture: a.svg, ${hours}}
  - {name: Magazzino, visible: false, address: Via 1, cap: "1000", city: Camogli}
`
    const { rows, counted } = await imported(permalink(), lines, { 'a.svg': picture('#aa0000') })
    expect(counted).toBe(1)
    expect(rows).toMatchObject([
      { name: 'Magazzino', visible: false, main: false, hours: [], closedDays: [], image: null, country: 'IT' },
      {
        name: 'Molo',
        main: true,
        description: 'Sul molo',
        translations: { en: { description: 'On the quay' } },
        website: 'https://www.example.com',
        hours: [{ day: 0, startTime: '19:00', endTime: '02:00' }],
        closedDays: ['2026-12-25'],
        image: expect.stringMatching(/^[0-9a-f]{32}/),
      },
    ])
  })

  test('keep their id by their name; what is gone goes', async () => {
    const name = permalink()
    const first = await imported(name, `stores: [${MOLO}}, {name: Porto, address: Via 2, cap: "1000", city: Camogli}]\n`)
    const next = await imported(name, `stores: [${MOLO}, phone: "010 1"}]\n`)
    expect(next.rows).toEqual([{ ...first.rows[0], phone: '010 1' }])
    expect((await imported(name, '')).rows).toEqual([])
  })

  test('an address of another kind than https is a mistake', async () => {
    await expect(imported(permalink(), `stores: [${MOLO}, website: "http://example.com"}]\n`)).rejects.toThrow(
      /stores\[0\]\.website.*https/,
    )
  })
})
