import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import { wrongCards } from '../work/ledger-check.ts'
import { connectEmbedded } from './connect.ts'

/** The migrations up to this one, in a folder of their own. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync(path.join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((one) => one.tag === tag)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

const before = `
  insert into activities (id, permalink, name, short_name, color, color_text, logo, cash_back_type, zone, countries, card_type, code_type, configuration)
    values ('a', 'a', 'A', 'A', '#000000', '#ffffff', '', 'EP', 'Europe/Rome', '{}', 'L', 'EAN13', '{}');
  insert into users (id, username, email, password_hash, name, surname, created)
    select id, id, id, '', id, id, now() from unnest(array['rich', 'poor']) id;
  insert into cards (activity_id, id, user_id, code, code_type, type, balance, point_balance, created) values
    ('a', 'c1', 'rich', '1', 'EAN13', 'L', 500, 20000, now()), ('a', 'c2', 'poor', '2', 'EAN13', 'L', -300, -7, now());
  insert into flows (activity_id, id, user_id, created, type, value, point_value, balance, point_balance) values
    ('a', 'f1', 'rich', now(), 'AM', 500, 20000, 500, 20000), ('a', 'f2', 'poor', now(), 'SM', -300, -7, -300, -7)`

/** A data folder of the version with this last migration, with these rows, opened by the program of today. */
async function brought(tag: string, rows: string) {
  const folder = migrationsUntil(tag)
  const lite = await PGlite.create()
  await migrate(drizzle(lite, { casing: 'snake_case' }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  await lite.exec(rows)
  return connectEmbedded(lite)
}

test('a ledger from before its guards is brought up to them: nothing is lost, and it still adds up', { timeout: 60_000 }, async () => {
  const { db, run, close } = await brought('0014_names', before)
  expect(await wrongCards(db)).toEqual([])
  expect((await run('select user_id, balance::int, held::int, point_balance::int from cards order by user_id')).rows).toEqual([
    { user_id: 'poor', balance: 0, held: 0, point_balance: 0 },
    { user_id: 'rich', balance: 500, held: 0, point_balance: 20_000 },
  ])
  expect((await run('select 1 from flows')).rows).toHaveLength(3)
  await close()
})

const people = `
  insert into activities (id, permalink, name, short_name, color, color_text, logo, cash_back_type, zone, countries, card_type, code_type, configuration)
    values ('a', 'a', 'A', 'A', '#000000', '#ffffff', '', 'EP', 'Europe/Rome', '{}', 'L', 'EAN13', '{}');
  insert into users (id, username, email, password_hash, name, surname, created) values ('u', 'u', 'u', '', 'U', 'U', now());`

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
  const { run, close } = await brought('0016_ledger', toldBefore)
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
