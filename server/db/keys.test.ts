import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'

/**
 * Tables that are whole on every node of a distributed database, each with its reason; a row of any other belongs to one
 * activity, whose id comes first in all its keys, so that all of an activity lies together.
 */
const REFERENCE: Record<string, string> = {
  activities: 'the tenants themselves, looked up by every request',
  hosts: 'a request knows its host before its activity',
  users: 'a person belongs to any number of activities, and logs in before she names one',
  refresh_tokens: 'a log-in is the person’s, whatever the activity',
  passkeys: 'they open the account, whatever the activity',
  codes: 'they prove an address, which may be nobody’s yet',
  devices: 'a device is the person’s; on the bare host it shows what all her activities say',
  announced_devices: 'announced before anybody has logged in',
  exports: 'a person asks for everything that is known about her, in all activities',
  attempts: 'limits count addresses and accounts, also of who has no activity',
  secrets: 'keys of the installation',
  unknown_devices: 'kinds of devices, of nobody',
  sandbox_payments: 'a pretended provider’s own, looked up by its reference alone; empty in production',
}

type Key = { table: string; kind: string; name: string; columns: string[]; target: string | null }

describe.each(engines)('keys, %s', async (engine) => {
  const { db } = await database(engine)
  const rows = async <T>(text: ReturnType<typeof sql>) => ((await db.execute(text)) as unknown as { rows: T[] }).rows
  const tables = await rows<{ table: string; isOfActivity: boolean }>(sql`select c.relname as table,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'activity_id' and not a.attisdropped) as "isOfActivity"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
  const nameOf = sql`(select attname::text from pg_attribute where attrelid = k.relation and attnum = n)`
  const keys = await rows<Key>(sql`
    select relation::regclass::text as table, kind, name, target::regclass::text as target,
      array(select ${nameOf} from unnest(numbers) with ordinality as u(n, place) order by place) as columns
    from (
      select indrelid as relation, case when indisprimary then 'primary' else 'unique' end as kind, indexrelid::regclass::text as name,
        null::oid as target, indkey::int2[] as numbers from pg_index where indisunique
      union all
      select conrelid, 'foreign', conname, confrelid, conkey from pg_constraint where contype = 'f'
    ) k join pg_class c on c.oid = relation where c.relnamespace = 'public'::regnamespace`)

  test('every table belongs to an activity or has its reason not to', () => {
    const others = tables.filter(({ table, isOfActivity }) => !isOfActivity && !(table in REFERENCE)).map(({ table }) => table)
    expect(others).toEqual([])
    expect(Object.keys(REFERENCE).filter((name) => !tables.some(({ table }) => table === name))).toEqual([])
    expect(tables.length).toBeGreaterThan(30)
  })

  test('the activity comes first in every key of what belongs to one, and what it refers to is of it or everywhere', () => {
    const ofActivities = keys.filter(({ table }) => !(table in REFERENCE))
    for (const kind of ['primary', 'unique', 'foreign']) expect(ofActivities.some((key) => key.kind === kind)).toBe(true)
    const wrong = ofActivities.filter(({ columns, target }) => columns[0] !== 'activity_id' && !(target !== null && target in REFERENCE))
    expect(wrong).toEqual([])
    const inside = keys.filter(({ table, target }) => table in REFERENCE && target !== null && !(target in REFERENCE))
    expect(inside).toEqual([])
  })

  test('no card can hold what it has not, whoever writes', async () => {
    const checks = await rows<{ name: string; says: string }>(sql`select conname as name, pg_get_constraintdef(oid) as says
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`)
    const says = (name: string) => checks.find((one) => one.name === name)?.says ?? ''
    expect(says('cards_balance')).toMatch(/balance >= 0/)
    expect(says('cards_held')).toMatch(/held >= 0.* AND .*held <= balance/)
    expect(says('cards_points')).toMatch(/point_balance >= 0/)
    expect(says('holds_cents')).toMatch(/cents > 0/)
    expect(says('stock_reserved')).toMatch(/reserved >= 0.* AND .*reserved <= on_hand/)
  })
})
