import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asc, desc, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bundleOf, folderOf, imagesInMemory, least, picture } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshPerson } from '../../tests/setup/scene.ts'
import type { Db } from '../db/connect.ts'
import { activities, activityImages, activityLanguages, hosts } from '../db/schema/activities.ts'
import { menuCategories, menuItems } from '../db/schema/menus.ts'
import { notices, noticeSents } from '../db/schema/notices.ts'
import { avif, waitingExpiry } from '../jobs/definitions.ts'
import { exportBundle } from './export.ts'
import { importBundle } from './import.ts'

const clock = () => new Date('2026-11-21T10:00:00Z')
const permalink = () => `prova-${randomUUID().slice(0, 8)}`

const RICH = `languages: [it, en]
tagline: { en: Hello, it: Ciao }
settings: { menuTextApp: { it: Carta, en: Menu }, shopTotalMinPrice: 15, showMenuApp: true }
home:
  images: [{ picture: a.svg, title: { it: Sala, en: Room } }, { picture: b.svg }]
menu:
  categories:
    - name: { it: Primi, en: First courses }
      dishes:
        - { name: Gnocchi, price: 12.50, allergens: [GL], typologies: [VG], picture: a.svg }
        - { name: { it: Riso, en: Rice }, description: Mantecato, allergens: [] }
    - { name: Dolci, dishes: [{ name: Torta, price: "6" }] }
notices: [{ title: Chiusi, message: { it: Lunedì, en: Monday } }]
`
const PICTURES = { 'a.svg': picture('#aa0000'), 'b.svg': picture('#00bb00') }

/** All that an import wrote of an activity, without the day. */
async function rowsOf(db: Db, id: string) {
  return {
    activity: await db.select().from(activities).where(eq(activities.id, id)),
    languages: await db.select().from(activityLanguages).where(eq(activityLanguages.activityId, id)).orderBy(asc(activityLanguages.sort)),
    images: await db.select().from(activityImages).where(eq(activityImages.activityId, id)).orderBy(asc(activityImages.sort)),
    hosts: await db.select().from(hosts).where(eq(hosts.activityId, id)),
    categories: await db.select().from(menuCategories).where(eq(menuCategories.activityId, id)).orderBy(asc(menuCategories.sort)),
    items: await db.select().from(menuItems).where(eq(menuItems.activityId, id)).orderBy(asc(menuItems.categoryId), asc(menuItems.sort)),
  }
}

describe.each(engines)('%s', (engine) => {
  async function ground() {
    const { db } = await database(engine)
    return { db, images: imagesInMemory(), enqueue: vi.fn(async () => {}), clock }
  }
  const imported = async (folder: string, on: Awaited<ReturnType<typeof ground>>) => {
    const done = await importBundle(folder, on)
    if ('mistakes' in done) throw new Error(done.mistakes.join('\n'))
    if ('refused' in done) throw new Error('it takes --replace')
    return done
  }

  test('a short name made from the name ends between two characters', async () => {
    const on = await ground()
    const yaml = least(permalink()).replace('Trattoria Nonna', 'Pizzeria da🍕Gino')
    const { id } = await imported(folderOf({ 'activity.yaml': yaml }), on)
    expect((await rowsOf(on.db, id)).activity[0]?.shortName).toBe('Pizzeria da🍕')
  })

  test('an import writes the rows that the calls read', async () => {
    const on = await ground()
    const { id, created, checked } = await imported(bundleOf(RICH, PICTURES, permalink()), on)
    const rows = await rowsOf(on.db, id)
    const { hash, name } = checked.media.get('a.svg') ?? {}
    // Its colour stands in its name.
    expect(name).toMatch(new RegExp(`^${hash}-[0-9a-f]{6}$`))
    expect(created).toBe(true)
    expect(rows.activity[0]).toMatchObject({ name: 'Trattoria Nonna', shortName: 'Trattoria No', tagline: { it: 'Ciao', en: 'Hello' } })
    expect(rows.activity[0]?.configuration).toMatchObject({
      menuTextApp: 'Carta',
      shopTotalMinPrice: '15.00',
      multiLanguage: true,
      showMenuApp: true,
      showShopApp: false,
      translations: [{ activityLanguage: { language: { code: 'en' } }, menuTextApp: 'Menu' }],
    })
    expect(rows.languages.map(({ code }) => code)).toEqual(['it', 'en'])
    expect(rows.images.map(({ image, title }) => [image === name, title])).toEqual([
      [true, { it: 'Sala', en: 'Room' }],
      [false, {}],
    ])
    expect(rows.categories.map(({ name, translations }) => [name, translations])).toEqual([
      ['Primi', { en: { name: 'First courses' } }],
      ['Dolci', {}],
    ])
    const dish = (name: string) => rows.items.find((item) => item.name === name)
    expect(dish('Gnocchi')).toMatchObject({ price: 1250, allergens: ['GL'], typologies: ['VG'], image: name, description: null })
    expect(dish('Riso')).toMatchObject({ price: null, allergens: [], translations: { en: { name: 'Rice' } }, description: 'Mantecato' })
    expect(dish('Torta')).toMatchObject({ price: 600, allergens: null })
    expect(on.enqueue).toHaveBeenCalledWith(expect.anything(), avif, { hash })
    expect(on.enqueue).toHaveBeenCalledTimes(3)
  })

  test('imported again with changes: what stays keeps its id, what is gone is gone', async () => {
    const on = await ground()
    const folder = bundleOf(RICH, PICTURES, permalink())
    const { id } = await imported(folder, on)
    const before = await rowsOf(on.db, id)
    const yaml = path.join(folder, 'activity.yaml')
    const changed = readFileSync(yaml, 'utf8')
      .replace('price: 12.50', 'price: 13')
      .replace(/.*Riso.*\n/, '        - { name: Zuppa }\n')
      .replace(/.*Dolci.*\n/, '')
      .replace('{ picture: a.svg, title: { it: Sala, en: Room } }, ', '')
    writeFileSync(yaml, `${changed}hosts: [carta.${id}.example]\n`)
    expect(await imported(folder, on)).toMatchObject({ id, created: false })
    const after = await rowsOf(on.db, id)
    const idOf = (rows: typeof before, name: string) => rows.items.find((item) => item.name === name)?.id
    expect(after.items.map(({ name, price }) => [name, price])).toEqual([
      ['Gnocchi', 1300],
      ['Zuppa', null],
    ])
    expect(idOf(after, 'Gnocchi')).toBe(idOf(before, 'Gnocchi'))
    expect(after.categories.map((row) => row.id)).toEqual(before.categories.slice(0, 1).map((row) => row.id))
    expect(after.images).toMatchObject([{ id: before.images[1]?.id, sort: 0 }])
    expect(after.hosts).toMatchObject([{ host: `carta.${id}.example` }])
  })

  test('notices keep their id and date by their title; one that is gone stays with whoever has it', async () => {
    const on = await ground()
    const name = permalink()
    const listed = (...titles: string[]) => bundleOf(`notices:\n${titles.map((title) => `  - ${title}\n`).join('')}`, PICTURES, name)
    const sale = '{ title: { it: Saldi, en: Sale }, message: Da sabato, picture: a.svg, link: /menus, from: 2026-11-27, until: 2026-11-29 }'
    const { id, checked } = await imported(
      listed(sale, '{ title: Chiusi, message: Lunedì, from: 2026-11-30 }', '{ title: Aperti, message: Oggi }'),
      on,
    )
    const rows = () => on.db.select().from(notices).where(eq(notices.activityId, id)).orderBy(desc(notices.created))
    const before = await rows()
    expect(before.map(({ title, state, bundled, customers }) => [title, state, bundled, customers])).toEqual([
      ['Saldi', 'done', true, 0],
      ['Chiusi', 'done', true, 0],
      ['Aperti', 'done', true, 0],
    ])
    expect(before.map(({ from, until }) => [from, until])).toEqual([
      ['2026-11-27', '2026-11-29'],
      ['2026-11-30', '2026-11-30'],
      [null, null],
    ])
    const image = checked.media.get('a.svg')?.name
    expect(before[0]).toMatchObject({ image, link: '/menus', translations: { en: { title: 'Sale' } }, sender: null })
    const userId = (await freshPerson(await database(engine))).id
    await on.db.insert(noticeSents).values({ activityId: id, id: '1', userId, noticeId: before[1]?.id ?? '', created: clock() })
    await imported(listed('{ title: Nuovo, message: Ieri }', '{ title: Saldi, message: Da domenica }'), on)
    const after = await rows()
    const of = (title: string) => after.find((row) => row.title === title)
    expect(after.map(({ title }) => title).toSorted()).toEqual(['Chiusi', 'Nuovo', 'Saldi'])
    expect(of('Saldi')).toMatchObject({
      id: before[0]?.id,
      created: before[0]?.created,
      message: 'Da domenica',
      image: null,
      link: null,
      from: null,
      until: null,
    })
    expect(of('Chiusi')).toEqual(before[1])
  })

  test('an import that fails leaves the activity as it was', async () => {
    const on = await ground()
    const folder = bundleOf(RICH, PICTURES, permalink())
    const { id } = await imported(folder, on)
    const before = await rowsOf(on.db, id)
    writeFileSync(path.join(folder, 'b.svg'), 'no picture any more')
    expect(await importBundle(folder, on)).toMatchObject({ mistakes: [expect.stringContaining('b.svg: The file is not a picture')] })
    expect(await rowsOf(on.db, id)).toEqual(before)
    writeFileSync(path.join(folder, 'b.svg'), picture('#0000cc'))
    on.enqueue.mockRejectedValueOnce(new Error('the queue broke'))
    await expect(importBundle(folder, on)).rejects.toThrow('the queue broke')
    expect(await rowsOf(on.db, id)).toEqual(before)
  })

  test('a host name that cannot open it is told where it stands, and nothing is imported', async () => {
    const on = { ...(await ground()), publicUrl: 'https://tessera.example' }
    const [owner, rival] = [permalink(), permalink()]
    const host = `${owner}.example`
    await imported(bundleOf(`hosts: [${host}]\n`, {}, owner), on)
    const wanted = ['localhost', 'mine.example', host, 'tessera.example', `${owner}.localhost`, `${owner}.tessera.example`]
    expect(await importBundle(bundleOf(`hosts:\n${wanted.map((name) => `  - ${name}\n`).join('')}`, {}, rival), on)).toMatchObject({
      mistakes: [
        'activity.yaml:8:5 hosts[0]: localhost is the address of all cards, whoever lists it',
        `activity.yaml:10:5 hosts[2]: ${host} belongs to ${owner} already`,
        'activity.yaml:11:5 hosts[3]: tessera.example is the address of all cards, whoever lists it',
        `activity.yaml:12:5 hosts[4]: ${owner}.localhost is the address of ${owner}, whose permalink it begins with`,
        `activity.yaml:13:5 hosts[5]: ${owner}.tessera.example is the address of ${owner}, whose permalink it begins with`,
      ],
    })
    expect(await on.db.select().from(activities).where(eq(activities.permalink, rival))).toEqual([])
    await imported(bundleOf(`hosts: [mine.example, ${rival}.localhost, ${permalink()}.localhost]\n`, {}, rival), on)
  })

  test('an export can be imported again and gives the same rows', async () => {
    const on = await ground()
    const name = permalink()
    const { id } = await imported(bundleOf(RICH, PICTURES, name), on)
    const before = await rowsOf(on.db, id)
    const folder = path.join(folderOf({}), 'out')
    expect(await exportBundle(name, folder, on)).toEqual({ files: 3 })
    const text = readFileSync(path.join(folder, 'activity.yaml'), 'utf8')
    expect(text).toMatch(/^format: 1\npermalink: prova-/)
    expect(text).toContain('tagline:\n  it: Ciao\n  en: Hello\n')
    expect(text).toContain('price: 12.50\n')
    expect(await imported(folder, on)).toMatchObject({ id, created: false, warnings: expect.anything() })
    expect(await rowsOf(on.db, id)).toEqual(before)
    expect(await exportBundle(name, folder, on)).toEqual({ wrong: `${folder} is not empty; a bundle is written into an empty folder.` })
    expect(await exportBundle('nessuna', mkdtempSync(folder), on)).toEqual({ wrong: 'There is no activity with the permalink nessuna.' })
  })

  test('whoever waits for a place to book is asked about once more seats or hours may have come, and not where all is new', async () => {
    const on = await ground()
    const folder = bundleOf(
      'booking: { startTime: "18:00", endTime: "23:00", bookingNumberOfHour: 20, timeCalendar: 30 }\n',
      {},
      permalink(),
    )
    const { id } = await imported(folder, on)
    expect(on.enqueue).not.toHaveBeenCalledWith(expect.anything(), waitingExpiry, expect.anything())
    await imported(folder, on)
    expect(on.enqueue).toHaveBeenCalledWith(expect.anything(), waitingExpiry, { activityId: id })
  })
})

test('a movement does not wait for an import, which asks the store of pictures before its transaction', async () => {
  const connection = await database('postgres')
  const { db } = connection
  const folder = bundleOf(RICH, PICTURES, permalink())
  const on = { db, images: imagesInMemory(), enqueue: async () => {}, clock }
  const first = await importBundle(folder, on)
  const { id } = first as { id: string }
  const [activity] = await db.select().from(activities).where(eq(activities.id, id))
  const order: string[] = []
  const images = { ...on.images, has: async (name: string) => on.images.has(name).finally(() => order.push('picture')) }
  const enqueue = async () => {
    if (order.includes('joined')) return
    await freshPerson(connection, activity ? [activity] : []) // on another connection, while the import is open
    order.push('joined')
  }
  expect(await importBundle(folder, { ...on, images, enqueue })).toMatchObject({ id })
  expect(order.indexOf('joined')).toBe(order.lastIndexOf('picture') + 1)
})
