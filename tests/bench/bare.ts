import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

// The least a server can do with a database: one statement, its rows as JSON. Columns, keys and numbers of rows are those of our
// cards and movements, and a page says how many there are. `DATABASE_URL` or an embedded one, `PORT`.
const url = process.env.DATABASE_URL
const pool = url ? new pg.Pool({ connectionString: url, max: 20 }) : undefined
const lite = pool ? undefined : new PGlite()
const rowsOf = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await (pool?.query(text, values) ?? lite?.query<Record<string, unknown>>(text, values)))?.rows ?? []

await rowsOf(
  `create table if not exists bare_cards (activity_id text, id text, user_id text, code text, code_type text, type text,
   balance bigint, point_balance bigint, created timestamptz, primary key (activity_id, id), unique (activity_id, user_id))`,
)
await rowsOf(
  `insert into bare_cards select 'a' || n % 3, 'c' || n, 'u' || n, '20000' || n, 'EAN13', 'FC', 4250, 1180000, now()
   from generate_series(1, 5000) n on conflict do nothing`,
)
await rowsOf(
  `create table if not exists bare_flows (activity_id text, id text, user_id text, seq bigint, created timestamptz, type text,
   value bigint, point_value bigint, balance bigint, point_balance bigint, description text, order_id text, primary key (activity_id, id))`,
)
await rowsOf(
  `insert into bare_flows select 'a' || n % 3, 'f' || n, 'u' || n % 81, n, now() - n * interval '7 hours', 'AA', 120, 10000, 4200,
   1180000, 'Pranzo ' || n, null from generate_series(1, 5000) n on conflict do nothing`,
)
await rowsOf('create index if not exists bare_flows_owner on bare_flows (activity_id, user_id, created, seq)')

const CARD = 'select * from bare_cards where activity_id = $1 and user_id = $2'
const PAGE = `select *, (select count(*)::int from bare_flows where activity_id = $1 and user_id = $2) total from bare_flows
  where activity_id = $1 and user_id = $2 order by created desc, seq desc limit 15`

const app = new Hono()
app.get('/healthz', (c) => c.text('ok'))
app.get('/key', async (c) => c.json({ data: (await rowsOf(CARD, ['a2', 'u77']))[0] }))
app.get('/page', async (c) => {
  const rows = await rowsOf(PAGE, ['a1', 'u7'])
  return c.json({ data: rows, totalRows: rows[0]?.total ?? 0 })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
