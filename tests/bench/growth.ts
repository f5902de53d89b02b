import pg from 'pg'
import { ACCOUNT, RESTAURANT } from './ours.ts'

/** What a customer has in the restaurant: tables, and the columns of a copy that are its own. `$n` is its number. */
const OWN: [table: string, columns: Record<string, string>][] = [
  ['members', {}],
  ['customers', {}],
  ['cards', { code: "lpad($n::text, 13, '0')" }],
  ['flows', {}],
  ['notice_sents', {}],
  ['notifications', {}],
  ['consents', {}],
]

/** Makes so many customers of the restaurant, each with all that the demo's customer has there; straight into the tables, for speed. */
export async function addCustomers(databaseUrl: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const copy = async (table: string, own: Record<string, string>, from: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name name from information_schema.columns where table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
    if (rows.length === 0) throw new Error(`no table ${table}`)
    const columns = rows.map(({ name }) => `"${name}"`).join(', ')
    const values = rows.map(({ name }) => (own[name] ? own[name].replaceAll('$n', 'n.n') : `t."${name}"`)).join(', ')
    const done = await client.query(
      `insert into "${table}" (${columns}) select ${values} from generate_series(1, $3::int) n(n), "${table}" t ${from}`,
      [ACCOUNT.username, RESTAURANT, count],
    )
    if (!done.rowCount) throw new Error(`nothing of hers in ${table}`)
  }
  const another = (column: string) => `t."${column}" || '-bench-' || $n`
  const users = { id: another('id'), username: `'bench-' || $n || '-' || t.username`, email: `'bench-' || $n || '-' || t.email` }
  try {
    await copy('users', users, `where t.username = $1 and $2::text is not null`)
    for (const [table, own] of OWN)
      await copy(
        table,
        { id: another('id'), user_id: another('user_id'), ...own },
        `join users u on u.id = t.user_id join activities a on a.id = t.activity_id where u.username = $1 and a.permalink = $2`,
      )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
