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

test('a ledger from before its guards is brought up to them: nothing is lost, and it still adds up', { timeout: 60_000 }, async () => {
  const folder = migrationsUntil('0014_names')
  const lite = await PGlite.create()
  await migrate(drizzle(lite, { casing: 'snake_case' }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  await lite.exec(before)
  const { db, run, close } = await connectEmbedded(lite)
  expect(await wrongCards(db)).toEqual([])
  expect((await run('select user_id, balance::int, held::int, point_balance::int from cards order by user_id')).rows).toEqual([
    { user_id: 'poor', balance: 0, held: 0, point_balance: 0 },
    { user_id: 'rich', balance: 500, held: 0, point_balance: 20_000 },
  ])
  expect((await run('select 1 from flows')).rows).toHaveLength(3)
  await close()
})
