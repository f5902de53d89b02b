import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cents, points4 } from '#rules/money.ts'
import { engines } from '../../tests/setup/engines.ts'
import { brought, people, sizes } from '../../tests/setup/older.ts'
import { appOver, ask, tokensOf } from '../../tests/setup/scene.ts'
import { credit } from '../data/flows/flows.ts'
import { receiptOf } from '../push/receipt.ts'
import { wrongCards } from '../work/ledger-check.ts'
import { customerScope } from '../work/scope.ts'
import { works } from '../work/works.ts'

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, '../../tests/fixtures', name), 'utf8')
const LOGGED_IN = 'a-log-in-of-before-that-still-lasts-1234567'

test.each(engines)(
  'a data folder of an older version is brought up to today, and everybody finds what was theirs, %s',
  {
    timeout: 120_000,
  },
  async (engine) => {
    const { before, connection } = await brought(engine, '0014_names', fixture('0014.sql'))
    const { db, run } = connection
    const { app, clock } = appOver(connection)

    expect(Object.keys(before).filter((name) => before[name] === 0)).toEqual([])
    // A card in the red was lifted to zero, by a movement.
    expect(await sizes(run)).toMatchObject({ ...before, flows: before.flows! + 1 })
    expect(await wrongCards(db)).toEqual([])

    const giulia = await tokensOf(app, { email: 'giulia.neri+sole@example.com' })
    const asks =
      ({ token }: { token: string }) =>
      async (line: string, language = 'it') =>
        (await ask(app, line, { token, headers: { 'Accept-Language': language } })).body as {
          data: never
          totalRows: number
          unread: number
        }
    const hers = asks(giulia)

    expect((await hers('GET /api/cards/me?activityId=bar')).data).toMatchObject({
      code: '2100000000012',
      balance: '12.10',
      pointBalance: '3.5000',
    })
    const moved = async (language: string) =>
      (
        (await hers('GET /api/app/activities/bar/userflows', language)).data as { flows: { value: string; description: string | null }[] }
      ).flows.map(({ value, description }) => [value, description])
    const typed = [
      ['-1.40', 'Espresso al banco'],
      ['8.50', null],
      ['5.00', 'Credito di benvenuto di Bar Sole'],
    ]
    expect([await moved('it'), await moved('de')]).toEqual([typed, typed])
    const told = async (language: string) =>
      ((await hers('GET /api/notifications?activityId=bar', language)).data as { title: string; message: string }[]).map(
        ({ title, message }) => [title, message],
      )
    const welcomed = ['Hai ricevuto 5,00 €', 'Credito di benvenuto di Bar Sole']
    expect([await told('it'), await told('de')]).toEqual([
      [welcomed, welcomed],
      [welcomed, welcomed],
    ])

    const scope = customerScope({ activityId: 'bar', userId: 'giulia', roles: ['ROLE_USER'] })
    const gift = { type: 'B', cents: cents(200), points: points4(0), reason: { code: 'birthday' } } as const
    await works(db, clock, async () => {}).run(scope, 'writes', (w) => credit(w, gift))
    expect((await moved('it'))[0]).toEqual(['2.00', 'Buon compleanno!'])
    expect(await moved('de')).toEqual([['2.00', 'Alles Gute zum Geburtstag!'], ...typed])
    expect((await told('de'))[0]).toEqual([expect.stringMatching(/^Du hast 2,00.€ erhalten$/), 'Alles Gute zum Geburtstag!'])
    expect(await wrongCards(db)).toEqual([])

    const inbox = await hers('GET /api/activities/bar/noticessent/user')
    expect([inbox.totalRows, inbox.unread]).toEqual([2, 1])
    expect(inbox.data).toMatchObject([
      { notice: { title: 'Chiusi lunedì', from: null, until: null }, read: false },
      { notice: { title: 'Aperitivo', translations: [{ title: 'Aperitif' }] }, read: true },
    ])
    expect((await hers('GET /api/app/userregistrationcodes')).data).toMatchObject([
      { deviceName: null, push: 'on', lastNotice: { title: 'Aperitivo' } }, // it had named itself, in Italian
      { deviceName: 'Tablet di Giulia', push: 'on', lastNotice: null },
    ])
    expect((await hers('GET /api/app/passkeys')).data).toMatchObject([{ id: 'pk1', name: 'Il mio telefono' }])
    expect((await hers('GET /api/customer-addresses?activityId=bar')).data).toMatchObject([{ id: 'a1', address: 'Via dei Portici' }])
    expect((await hers('GET /api/userprivacies/activity/bar')).data).toMatchObject({ informativaPrivacy: true, informativaPointB: false })
    expect((await ask(app, 'POST /api/friends/invite', { token: giulia.token, body: { activityId: 'bar' } })).body.data).toMatchObject({
      inviteId: 'v1',
    })
    expect((await ask(app, 'POST /api/token/refresh', { body: { refresh_token: LOGGED_IN } })).status).toBe(200)

    const waiting = { activityId: 'bar', id: '00000000-0000-4000-8000-000000000003' }
    await ask(app, `POST /app/push-receipts/${receiptOf(waiting)}`, { body: { event: 'opened' } })
    expect((await hers('GET /api/app/userregistrationcodes')).data[1]).toMatchObject({ lastNotice: { title: 'Chiusi lunedì' } })

    const its = asks(await tokensOf(app, { email: 'elena.bruni@example.com' }))
    expect((await its('GET /api/notices/n2/sending?activityId=bar')).data).toMatchObject({
      state: 'running',
      devices: 2,
      queued: 1,
      opened: 1,
    })
    const sendings = async () => (await its('GET /api/notifications?activityId=bar', 'de')).data
    expect(await sendings()).toMatchObject([
      { title: 'Versand der Nachricht „Chiusi lunedì“', message: 'Wird verschickt', status: 'R' },
      { title: 'Invio dell’avviso «Aperitivo»', message: '2 clienti, 1 dispositivo', status: 'D' },
    ])
    expect((await its('GET /api/users/audit?activityId=bar')).data).toMatchObject([{ what: 'changed', after: { surname: 'Verdi' } }])

    const { rows } = await run("select user_id, balance::int, held::int, point_balance::int from cards where user_id = 'marco'")
    expect(rows).toEqual([{ user_id: 'marco', balance: 0, held: 0, point_balance: 0 }])
    expect((await run("select mailbox from users where id = 'giulia'")).rows).toEqual([{ mailbox: 'giulia.neri@example.com' }])
    await connection.close()
  },
)

const toldBefore = `${people}
  insert into notices (activity_id, id, title, created, at, state) values ('a', 'n1', 'Stasera', now(), now(), 'running');
  insert into pushes (activity_id, id, user_id, notice_id, device_id, service, due) values ('a', 'p1', 'u', 'n1', 'd1', 'push.example', now());
  insert into notifications (activity_id, id, user_id, title, message, happening, status, link, created) values
    ('a', '1', 'u', 'Benvenuta', 'Ciao', null, 'D', '/card', now()), ('a', '2', 'u', 'Benvenuta', 'Ciao', null, 'D', '/card', now()),
    ('a', '3', 'u', null, null, '{"kind":"movement","value":500,"pointValue":0,"description":"Grazie","reason":null}', 'D', '/flows', now()),
    ('a', '4', 'u', null, null, '{"kind":"sending","title":"Ieri","reached":{"customers":2,"devices":1}}', 'D', '/notices/n0', now()),
    ('a', '5', 'u', 'Invio di Stasera', 'In partenza', null, 'R', '/notices/n1', now())`

test('what people were told before stays told, a push waits on, and a sending that is under way finds its entry', {
  timeout: 60_000,
}, async () => {
  const {
    connection: { run, close },
  } = await brought('embedded', '0016_ledger', toldBefore)
  expect((await run('select kind, about from pushes')).rows).toEqual([{ kind: 'notice', about: 'n1' }])
  const { rows } = await run('select id, kind, about, facts, title, message from notifications order by id')
  const [one, two, ...others] = rows as { about: string }[]
  for (const written of [one, two]) expect(written).toMatchObject({ kind: 'written', title: 'Benvenuta', message: 'Ciao' })
  expect(one?.about).not.toBe(two?.about)
  expect(others).toMatchObject([
    { kind: 'movement', facts: { value: 500, pointValue: 0, description: 'Grazie', reason: null } },
    { kind: 'sending', about: 'n0', facts: { title: 'Ieri', reached: { customers: 2, devices: 1 } } },
    { kind: 'sending', about: 'n1', facts: { title: 'Stasera' }, title: null },
  ])
  await close()
})
