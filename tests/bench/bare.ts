import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

// The least a server can do with a database: one statement, its rows as JSON. `DATABASE_URL` or an embedded one, `PORT`.
const url = process.env.DATABASE_URL
const pool = url ? new pg.Pool({ connectionString: url, max: 10 }) : undefined
const lite = pool ? undefined : new PGlite()
const rowsOf = async (text: string, values: unknown[] = []): Promise<unknown[]> =>
  (await (pool?.query(text, values) ?? lite?.query(text, values)))?.rows ?? []

await rowsOf(
  'create table if not exists bare (id text primary key, owner text, code text, balance bigint, created timestamptz default now())',
)
await rowsOf(
  "insert into bare (id, owner, code, balance) select 'r' || n, 'o' || n % 50, 'c' || n, n from generate_series(1, 5000) n on conflict do nothing",
)
await rowsOf('create index if not exists bare_owner on bare (owner, created)')

const app = new Hono()
app.get('/healthz', (c) => c.text('ok'))
app.get('/key', async (c) => c.json({ data: (await rowsOf('select * from bare where id = $1', ['r77']))[0] }))
app.get('/page', async (c) => c.json({ data: await rowsOf('select * from bare where owner = $1 order by created desc limit 15', ['o7']) }))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
