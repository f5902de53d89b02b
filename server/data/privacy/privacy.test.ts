import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Choices, Legal, Privacy, UserPrivacy } from '#contract/privacy.ts'
import { bundleOf, imagesInMemory } from '../../../tests/bundles.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { importBundle } from '../../bundle/import.ts'
import { activities } from '../../db/schema/activities.ts'
import { customers } from '../../db/schema/customers.ts'
import { consents } from '../../db/schema/privacy.ts'

const yes = { informativaPrivacy: true, informativaPointB: false, informativaPointC: false }
const text = (version: string, words: string) =>
  `legal:\n  privacy: {version: "${version}", text: {it: ${words}, de: ${words} deutsch}, pointB: Offerte, pointC: Proposte}\n`

describe.each(engines)('privacy, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const { db } = connection
  const ground = { db, images: imagesInMemory(), enqueue: async () => {}, clock }

  const publish = async (permalink: string, lines: string) => {
    const imported = await importBundle(bundleOf(lines, {}, permalink), ground)
    if ('mistakes' in imported) throw new Error(imported.mistakes.join('\n'))
    return imported
  }
  async function scene(lines = text('1', 'Prima')) {
    const permalink = `prova-${randomUUID().slice(0, 8)}`
    await publish(permalink, lines)
    const activity = (await db.select().from(activities).where(eq(activities.permalink, permalink)))[0]!
    const open = async (path: string) => (await ask(app, `GET /app/activities/${activity.id}/${path}`)).body
    const person = async (roles?: string[]) => {
      const who = await freshPerson(connection, [activity], roles)
      const { token } = await tokensOf(app, who)
      const get = async (path: string) => (await ask(app, `GET /api/userprivacies/${path}/${activity.id}`, { token })).body.data
      return {
        ...who,
        mine: async () => (await get('activity')) as UserPrivacy,
        isFine: async () => ((await get('check/activity')) as { checkInformativePrivacy: boolean }).checkInformativePrivacy,
        save: async (choices: Choices | object) => {
          const { status, body } = await ask(app, 'POST /api/userprivacies', { token, body: { activityId: activity.id, ...choices } })
          return { status, code: body.code, data: body.data as UserPrivacy }
        },
        rows: () => db.$count(consents, eq(consents.userId, who.id)),
      }
    }
    return { activity, open, person, publish: (more: string) => publish(permalink, more) }
  }

  test('a customer is asked until she has acknowledged the text; the other two points are hers to refuse', async () => {
    const her = await (await scene()).person()
    expect(await her.isFine()).toBe(false)
    expect(await her.mine()).toMatchObject({ informativaPrivacy: false, informativaPointB: false, informativaPointC: false, history: [] })
    const { status, data } = await her.save(yes)
    expect([status, await her.isFine()]).toEqual([200, true])
    expect(data).toMatchObject({ ...yes, privacy: { version: '1', text: 'Prima', pointB: 'Offerte' } })
    expect(data.history.map(({ point, given, version }) => [point, given, version])).toEqual([
      ['C', false, '1'],
      ['B', false, '1'],
      ['A', true, '1'],
    ])
    expect(await her.mine()).toEqual(data)
  })

  test('a refusal of the text is written down too, and she is asked again', async () => {
    const her = await (await scene()).person()
    expect((await her.save({ ...yes, informativaPrivacy: false, informativaPointB: true })).data).toMatchObject({ informativaPointB: true })
    expect(await her.isFine()).toBe(false)
  })

  test('each point is given and withdrawn by itself, with its time, and nothing is written twice', async () => {
    const her = await (await scene()).person()
    await her.save(yes)
    const given = clock().toISOString()
    clock.pass(300)
    await her.save({ informativaPointB: true })
    clock.pass(60)
    await her.save({ ...yes, informativaPointB: true })
    const { data } = await her.save({ informativaPointB: false })
    expect(data).toMatchObject(yes)
    expect(data.history.map(({ point, given }) => `${point}${given ? '+' : '-'}`)).toEqual(['B-', 'B+', 'C-', 'B-', 'A+'])
    const [now, minuteAgo] = [clock(), new Date(clock().getTime() - 60_000)].map((at) => at.toISOString())
    expect(data.history.map(({ at }) => at)).toEqual([now, minuteAgo, given, given, given])
    expect((await her.save({ informativaPrivacy: false })).data.informativaPrivacy).toBe(false)
    expect(await her.isFine()).toBe(false)
  })

  test('another text asks for all three anew, the same bundle again for nothing', async () => {
    const { person, publish } = await scene()
    const her = await person()
    await her.save({ informativaPrivacy: true, informativaPointB: true, informativaPointC: true })
    expect(await publish(text('1', 'Prima'))).toMatchObject({ created: false, asksAnew: false })
    expect(await her.isFine()).toBe(true)
    for (const [version, words] of [
      ['1', 'Corretta'],
      ['2', 'Corretta'],
    ] as const) {
      clock.pass(60)
      expect(await publish(text(version, words))).toMatchObject({ asksAnew: true })
      expect(await her.isFine()).toBe(false)
      expect(await her.mine()).toMatchObject({ privacy: { version, text: words }, informativaPrivacy: false, informativaPointB: false })
      await her.save(yes)
      expect(await her.isFine()).toBe(true)
    }
    expect((await her.mine()).history.map(({ version }) => version)).toEqual(['2', '2', '2', '1', '1', '1', '1', '1', '1'])
  })

  test('who has read a text that is no more in force gets the new one, and nothing is written', async () => {
    const { person, publish } = await scene()
    const her = await person()
    const { privacy } = await her.mine()
    await publish(text('2', 'Seconda'))
    const late = await her.save({ ...yes, privacyId: privacy?.id })
    expect([late.status, late.code, late.data.privacy?.text, await her.rows()]).toEqual([409, 'conflict', 'Seconda', 0])
    expect((await her.save({ ...yes, privacyId: late.data.privacy?.id })).status).toBe(200)
  })

  test('nobody is asked where there is no text, where it was taken away, or who works there', async () => {
    const { person, publish } = await scene('')
    const her = await person()
    expect([await her.isFine(), (await her.mine()).privacy]).toEqual([true, null])
    expect(await her.save(yes)).toMatchObject({ status: 404, code: 'not_found' })
    await publish(text('1', 'Prima'))
    expect(await her.isFine()).toBe(false)
    expect(await (await person(['ROLE_ADMIN'])).isFine()).toBe(true)
    await publish('')
    expect(await her.isFine()).toBe(true)
  })

  test('a point without words is not asked for, and nothing is written of it', async () => {
    const her = await (await scene('legal: {privacy: {version: "1", text: Prima, pointC: Proposte}}\n')).person()
    const { data } = await her.save({ informativaPrivacy: true, informativaPointB: true, informativaPointC: true })
    expect(data).toMatchObject({ informativaPrivacy: true, informativaPointB: false, informativaPointC: true })
    expect(await her.rows()).toBe(2)
  })

  test('what she says in one activity says nothing in another, nor for anybody else', async () => {
    const [one, other] = [await scene(), await scene()]
    const [her, him] = [await one.person(), await one.person()]
    await her.save({ ...yes, userId: him.id, given: true, at: '2020-01-01T00:00:00Z' })
    expect([await her.isFine(), await him.isFine(), await (await other.person()).isFine()]).toEqual([true, false, false])
    expect(await her.save({ ...yes, privacyId: (await (await other.person()).mine()).privacy?.id })).toMatchObject({ status: 409 })
    expect((await her.mine()).history.every(({ at }) => at === clock().toISOString())).toBe(true)
  })

  test('two devices at once write each point once', async () => {
    const her = await (await scene()).person()
    const all = { informativaPrivacy: true, informativaPointB: true, informativaPointC: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => her.save(all)))
    expect([...new Set(answers.map(({ status }) => status)), await her.rows()]).toEqual([200, 3])
  })

  test.each([{ informativaPrivacy: 'Y' }, { informativaPointB: null }, { privacyId: {} }])('%o is refused', async (choices) => {
    const her = await (await scene()).person()
    expect([await her.save(choices), await her.rows()]).toMatchObject([{ status: 400, code: 'malformed' }, 0])
  })

  test('she can change her mind a hundred times a day', async () => {
    const her = await (await scene()).person()
    for (let n = 0; n < 100; n++) expect((await her.save({ informativaPointB: n % 2 === 0 })).status).toBe(200)
    expect((await her.save({ informativaPointB: true })).code).toBe('too_many')
    expect(await her.rows()).toBe(100)
  })

  test('anybody reads the texts in force, terms and imprint, in each language', async () => {
    const { open, publish } = await scene()
    await publish(`${text('2', 'Seconda')}  terms: {it: Condizioni, de: Bedingungen}\n`)
    const { data, totalRows } = (await open('privacies')) as unknown as { data: Privacy[]; totalRows: number }
    expect([totalRows, data]).toMatchObject([1, [{ storeId: null, version: '2', text: 'Seconda', published: clock().toISOString() }]])
    const de = { activityLanguage: { language: { code: 'de' } } }
    expect(data[0]?.translations).toEqual([{ ...de, text: 'Seconda deutsch' }])
    expect((await open('legal')).data as Legal).toEqual({
      terms: 'Condizioni',
      imprint: null,
      translations: [{ ...de, terms: 'Bedingungen' }],
    })
    const hidden = await freshActivity(connection, { active: false })
    expect((await ask(app, `GET /app/activities/${hidden.id}/legal`)).status).toBe(404)
  })

  test('a store may have a text of its own, for the customers who registered in it', async () => {
    const stores = 'stores:\n  - {name: Camogli, address: Molo 4, cap: "16032", city: Camogli, privacy: {version: C1, text: Di Camogli}}\n'
    const { activity, open, person, publish } = await scene(text('1', 'Prima') + stores)
    const { data } = (await open('privacies')) as unknown as { data: Privacy[] }
    expect(data.map(({ version, storeId }) => [version, storeId === null]).toSorted()).toEqual([
      ['1', true],
      ['C1', false],
    ])
    const [her, him] = [await person(), await person()]
    const hers = { activityId: activity.id, userId: her.id, storeId: data.find(({ storeId }) => storeId)?.storeId ?? '' }
    await db
      .insert(customers)
      .values({ ...hers, id: randomUUID(), created: clock() })
      .onConflictDoUpdate({ target: [customers.activityId, customers.userId], set: hers })
    const texts = async () => [(await her.mine()).privacy?.text, (await him.mine()).privacy?.text]
    expect(await texts()).toEqual(['Di Camogli', 'Prima'])
    await her.save(yes)
    await publish(text('2', 'Seconda') + stores)
    expect([await her.isFine(), await him.isFine()]).toEqual([true, false])
    await publish(text('2', 'Seconda'))
    expect([await texts(), await her.isFine(), (await open('privacies')).totalRows]).toEqual([['Seconda', 'Seconda'], false, 1])
  })
})
