import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask } from '../../../tests/setup/scene.ts'
import { unknownDevices } from '../../db/schema/unknown-devices.ts'

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 giulia@example.com'

describe.each(engines)('devices that the app does not know, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection
  const tell = (body: object, address: string) => ask(app, 'POST /app/sendnavigation', { body, address })
  const times = async (kind: string) => (await db.select().from(unknownDevices).where(eq(unknownDevices.kind, kind)))[0]?.times ?? 0

  test('are counted by kind, and nothing that they say is kept', async () => {
    const before = await times('computer chrome linux')
    const answers = await Promise.all([1, 2, 3].map((n) => tell({ userAgent: LINUX }, `100.1.1.${n}`)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]))
    expect(await times('computer chrome linux')).toBe(before + 3)
    expect(JSON.stringify(await db.select().from(unknownDevices))).not.toContain('giulia')
  })

  test('get the same answer whatever they say, and however often', async () => {
    const before = await times('computer other other')
    const words = [{}, { userAgent: '' }, { userAgent: 'x'.repeat(60_000) }, { userAgent: '\u{1f600}', password: 'x' }]
    for (const word of words) expect(await tell(word, '100.2.2.2')).toMatchObject({ status: 200, body: {} })
    for (let more = 0; more < 30; more++) expect((await tell({}, '100.2.2.2')).status).toBe(200)
    expect(await times('computer other other')).toBe(before + 20)
  })
})
