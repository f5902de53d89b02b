import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, eq, not } from 'drizzle-orm'
import sharp from 'sharp'
import memory from 'unstorage/drivers/memory'
import { describe, expect, test } from 'vitest'
import { imageHash } from '#rules/images.ts'
import { freshDevice } from '../../tests/setup/audience.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { notices, notifications, pushes } from '../db/schema/notices.ts'
import { storeOn } from '../images/store.ts'
import { campaign } from '../jobs/campaign.ts'
import type { Tools as JobTools } from '../jobs/job.ts'
import { readArguments } from './arguments.ts'
import type { Tools } from './command.ts'
import { commands, perform } from './commands.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe.each(engines)('%s', (engine) => {
  async function operator() {
    const connection = await database(engine)
    const { db } = connection
    const clock = stillClock(now)
    const asked: { name: string; payload: object; after?: Date | undefined }[] = []
    const enqueue: Tools['enqueue'] = async (_, { name }, payload, after) => void asked.push({ name, payload: payload as object, after })
    const images = storeOn(memory())
    const tools = { db, enqueue, clock, images, production: false } as Partial<Tools> as Tools
    const activity = await freshActivity(connection)
    const [anna, bice] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity])]
    await freshDevice(connection, anna.id)
    const said: string[] = []
    /** A command line, its words between bars. */
    const tessera = async (line: string) => {
      said.length = 0
      const read = readArguments(line.replace('$', activity.permalink).split('|'), commands, '/')
      if ('wrong' in read) return [read.wrong]
      if ('help' in read) return [read.help]
      return perform({ command: read.command.name, input: read.input }, tools, (text) => said.push(text))
    }
    const send = (more = '') => tessera(`notice|send|--activity|$|--title|Stasera|--message|Punti doppi${more}`)
    const row = async () => (await db.select().from(notices).where(eq(notices.activityId, activity.id)))[0]
    const deliver = () => campaign.run(campaign.payload.parse(asked[0]?.payload), { db, clock, enqueue } as Partial<JobTools> as JobTools)
    return { db, images, activity, anna, bice, said, asked, tessera, send, row, deliver }
  }

  test('a notice goes to all customers, and its status is told from planned to opened', async () => {
    const { db, activity, said, tessera, send, row, deliver, asked } = await operator()
    expect(
      await send('|--sub-title|Solo oggi|--link|/menus|--external-link|https://osteria.example/|--title-de|Heute|--message-en|Double'),
    ).toEqual([])
    const notice = await row()
    expect(said).toEqual([
      `Notice ${notice?.id} goes to 2 customers on 1 device.`,
      `What becomes of it: npm run tessera -- notice status ${notice?.id}`,
    ])
    expect(notice).toMatchObject({ title: 'Stasera', subTitle: 'Solo oggi', link: '/menus', externalLink: 'https://osteria.example/' })
    expect(notice).toMatchObject({ translations: { de: { title: 'Heute' }, en: { message: 'Double' } }, sender: null, at: now })
    expect(asked).toEqual([{ name: 'campaign', payload: { activityId: activity.id, noticeId: notice?.id }, after: undefined }])
    const status = async () => {
      expect(await tessera(`notice|status|${notice?.id}`)).toEqual([])
      return said
    }
    expect(await status()).toEqual([
      'planned, goes 2026-11-21 11:00 (Europe/Rome)',
      '  customers: 2, devices: 1',
      '  queued 0, sent 0, received 0, opened 0, failed 0',
    ])
    await deliver()
    expect((await status()).slice(0, 3)).toEqual([
      'delivered, went 2026-11-21 11:00 (Europe/Rome)',
      '  customers: 2, devices: 1',
      '  queued 1, sent 0, received 0, opened 0, failed 0',
    ])
    const done = { state: 'sent', sent: now, received: now, opened: now, uncertain: true } as const
    await db.update(pushes).set(done).where(eq(pushes.activityId, activity.id))
    expect((await status()).slice(2)).toEqual([
      '  queued 0, sent 1, received 1, opened 1, failed 0',
      '  1 of those sent may have arrived twice: the server stopped before the push service had answered.',
    ])
    expect(await tessera('notice|status|--activity|$')).toEqual([])
    expect(said).toEqual([`${notice?.id}  Stasera  (delivered, went 2026-11-21)`])
    expect(await db.$count(notifications, eq(notifications.activityId, activity.id))).toBe(0)
  })

  test('a time on the activity’s clock, or one with an offset', async () => {
    const { said, send, row, asked } = await operator()
    expect(await send('|--at|2026-12-24 19:30')).toEqual([])
    expect(said[0]).toMatch(/ goes to 2 customers on 1 device at 2026-12-24 19:30 \(Europe\/Rome\)[.]$/)
    expect([(await row())?.at, asked[0]?.after]).toEqual([new Date('2026-12-24T18:30:00Z'), new Date('2026-12-24T18:30:00Z')])
    await send('|--at|2026-12-24T19:30:00+02:00')
    expect(asked[1]?.after).toEqual(new Date('2026-12-24T17:30:00Z'))
  })

  test('a dry run says how many and sends nothing', async () => {
    const { anna, said, send, row, asked } = await operator()
    expect(await send(`|--dry-run|--to|${anna.email}`)).toEqual([])
    expect(said).toEqual(['It would go to 1 customer on 1 device. Nothing was sent.'])
    await send('|--dry-run|--language|de')
    await send('|--without-visit-days|30|--dry-run|--at|2026-12-01 10:00')
    expect(said).toEqual(['It would go to 2 customers on 1 device at 2026-12-01 10:00 (Europe/Rome). Nothing was sent.'])
    expect([await row(), asked]).toEqual([undefined, []])
  })

  /** What an import writes of a notice. */
  const ofBundle = (activityId: string, title: string) => ({
    activityId,
    id: randomUUID(),
    title,
    subTitle: 'Solo oggi',
    message: 'Un calice.',
    image: 'ab'.repeat(16),
    link: '/menus',
    externalLink: 'https://osteria.example/',
    translations: { de: { title: 'Heute Abend', message: 'Ein Glas.' } },
    state: 'done' as const,
    bundled: true,
    created: now,
    at: now,
  })

  test('a notice of the bundle goes out with its picture, languages and links, as often as it is sent', async () => {
    const { db, activity, said, tessera, asked } = await operator()
    const bundled = ofBundle(activity.id, 'Stasera')
    await db.insert(notices).values([bundled, ofBundle(activity.id, 'Domenica a pranzo')])
    expect(await tessera('notice|send|--activity|$|--notice|Stasera|--at|2026-12-01 10:00')).toEqual([])
    expect(await tessera('notice|send|--activity|$|--notice|Stasera')).toEqual([])
    const { title, subTitle, message, image, link, externalLink, translations } = bundled
    const sent = await db
      .select()
      .from(notices)
      .where(and(eq(notices.activityId, activity.id), not(notices.bundled)))
    expect(sent).toHaveLength(2)
    const says = { title, subTitle, message, image, link, externalLink, translations, state: 'planned' }
    for (const one of sent) expect(one).toMatchObject(says)
    expect(asked.map(({ name }) => name)).toEqual(['campaign', 'campaign'])
    said.length = 0
    await tessera('notice|status|--activity|$')
    expect(said.map((line) => line.slice(38))).toEqual(['Stasera  (planned, goes 2026-12-01)', 'Stasera  (planned, goes 2026-11-21)'])
  })

  test('days go with a notice; those given stand for all that the bundle says of one', async () => {
    const { db, activity, tessera, send, row } = await operator()
    expect(await send('|--from|2026-11-27|--until|2026-11-29')).toEqual([])
    expect(await row()).toMatchObject({ from: '2026-11-27', until: '2026-11-29' })
    const wrong = expect.stringMatching(/^--from, --until: the last day can’t be before the first/) as string
    for (const days of ['--from|2026-11-20', '--from|2026-11-29|--until|2026-11-28', '--until|2026-11-29'])
      expect(await send(`|${days}`)).toEqual([wrong])
    expect(await send('|--from|2026-11-31')).toEqual([expect.stringContaining('a day is written 2026-11-21')])

    await db.insert(notices).values({ ...ofBundle(activity.id, 'Paranza'), from: '2026-11-21', until: '2026-11-22' })
    const isSent = and(eq(notices.activityId, activity.id), not(notices.bundled))
    const daysOfLast = async (more: string) => {
      await db.delete(notices).where(isSent)
      expect(await tessera(`notice|send|--activity|$|--notice|Paranza${more}`)).toEqual([])
      return db.select({ from: notices.from, until: notices.until }).from(notices).where(isSent)
    }
    expect(await daysOfLast('')).toEqual([{ from: '2026-11-21', until: '2026-11-22' }])
    expect(await daysOfLast('|--from|2026-11-28')).toEqual([{ from: '2026-11-28', until: '2026-11-28' }])
  })

  test('a notice that the bundle has not is named with what is there, and one brings its own words', async () => {
    const { db, activity, tessera, row } = await operator()
    const send = (more: string) => tessera(`notice|send|--activity|$|${more}`)
    const none = '--notice: the bundle of this activity has no notices.'
    expect(await send('--notice|Stasera')).toEqual([none])
    await db.insert(notices).values([ofBundle(activity.id, 'Domenica a pranzo'), ofBundle(activity.id, 'Ferie')])
    const unknown = (title: string) => `--notice: the bundle has no notice with the Italian title "${title}"; `
    expect(await send('--notice|Domenica al pranzo')).toEqual([`${unknown('Domenica al pranzo')}did you mean Domenica a pranzo?`])
    expect(await send('--notice|Xyz')).toEqual([expect.stringContaining('"Domenica a pranzo"')])
    for (const beside of ['--title|Altro', '--message-de|Mehr', '--link|/menus', '--picture|a.png']) {
      const [option] = beside.split('|')
      expect(await send(`--notice|Ferie|${beside}`)).toEqual([`${option}: a notice of the bundle (--notice) brings its own.`])
    }
    expect(await send('--title|Solo')).toEqual(['notice send needs --message: the text, where --notice is not given.'])
    expect((await row())?.bundled).toBe(true)
  })

  test('a picture is taken as those of a bundle are, and goes with the notice', async () => {
    const { images, row, send, asked } = await operator()
    const folder = await mkdtemp(path.join(tmpdir(), 'tessera-notice-'))
    const [picture, text] = [path.join(folder, 'calice.png'), path.join(folder, 'calice.txt')]
    await writeFile(
      picture,
      await sharp({ create: { width: 400, height: 225, channels: 3, background: '#723' } })
        .png()
        .toBuffer(),
    )
    await writeFile(text, 'un calice')
    expect(await send(`|--picture|${text}`)).toEqual([expect.stringMatching(/^--picture: calice.txt: The file is not a picture: .+[.]$/)])
    expect(await send(`|--picture|${path.join(folder, 'calica.png')}`)).toEqual([
      '--picture: calica.png: there is no such file; did you mean calice.png?',
    ])
    expect(await row()).toBeUndefined()
    expect(await send(`|--picture|${picture}|--dry-run`)).toEqual([])
    expect(asked).toEqual([])
    expect(await send(`|--picture|${picture}`)).toEqual([])
    const hash = imageHash((await row())?.image ?? '')
    expect(await images.has(`${hash}.png`)).toBe(true)
    expect(await images.has(`${hash}-160.webp`)).toBe(true)
    expect(asked.map(({ name }) => name)).toEqual(['avif', 'campaign'])
  })

  test.each([
    ['|--link|menus', '--link: a page of the app begins with one /, such as /menus.'],
    ['|--link|//evil.example', '--link: a page of the app begins with one /, such as /menus.'],
    ['|--external-link|http://x.example', '--external-link: a link begins with https:// and the name of a host.'],
    ['|--to|anna', '--to: this is not an e-mail address.'],
    ['|--to|nobody@example.com', /^nobody@example.com is no customer of prova-/],
    ['|--language|xx', '--language: the language is one of it, es, fr, de, en.'],
    ['|--without-visit-days|0', '--without-visit-days: a number of days from 1 to 3650.'],
    ['|--at|tomorrow', '--at: a time is written "2026-12-24 19:30".'],
    ['|--at|2026-02-31 10:00', '--at: a time is written "2026-12-24 19:30".'],
    ['|--at|2026-11-21 10:30', '--at: a notice goes now or within a year; this time is not in it.'],
    ['|--title-it|x', /^notice send: there is no option --title-it/],
    ['|--dry-run=no', 'notice send: --dry-run takes no value: it is there or not.'],
    ['|--title| ', '--title: this text is empty.'],
    ['|--activity|nowhere', 'There is no activity with the permalink nowhere.'],
  ])('a notice that cannot be: %s', async (more, wrong) => {
    const { send, row, asked } = await operator()
    expect(await send(more)).toEqual([typeof wrong === 'string' ? wrong : expect.stringMatching(wrong)])
    expect([await row(), asked]).toEqual([undefined, []])
  })

  test('a title commands nothing on the terminal of the operator', async () => {
    const { said, tessera } = await operator()
    await tessera('notice|send|--activity|$|--title|\u001b[2J\u202eTutto\nfatto|--message|x')
    await tessera('notice|status|--activity|$')
    expect(said).toEqual([expect.stringMatching(/^[\w-]{36} {3}\[2J Tutto fatto {2}\(planned/)])
  })

  test('a status of what is not there', async () => {
    const { activity, said, tessera } = await operator()
    const id = randomUUID()
    expect(await tessera(`notice|status|${id}|--activity|$`)).toEqual([`${activity.permalink} has no notice ${id}.`])
    expect(await tessera(`notice|status|${id}`)).toEqual([`There is no notice ${id}.`])
    expect(await tessera('notice|status')).toEqual(['Give the id of a notice, or --activity for its last ten.'])
    expect(await tessera('notice|status|--activity|nowhere')).toEqual(['There is no activity with the permalink nowhere.'])
    await tessera('notice|status|--activity|$')
    expect(said).toEqual([`${activity.permalink} has no notices yet.`])
  })
})

test('help shows an option without a value as one', () => {
  expect(readArguments(['notice', 'send', '--help'], commands, '/')).toMatchObject({ help: expect.stringContaining('[--dry-run] ') })
})
