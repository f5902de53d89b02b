import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Ours } from './ours.ts'
import { median } from './page/pairs.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'
import { compared, pressInTurn } from './requests.ts'

const SALON = 'salone-aurora'
const OPERATORS = 10
const BOOKINGS = 5_000
const ROUNDS = 40
const IN_A_DAY = Math.ceil(BOOKINGS / OPERATORS / 35)

/** A salon of ten operators who all give everything, whose 35 days are nearly full. */
async function fill(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into booking_operators (activity_id, id, full_name, sort)
     select a.id, 'bench-' || n, 'Operatrice ' || n, 100 + n from activities a, generate_series(1, $2::int) n
     where a.permalink = $1 and n <= $2 - (select count(*) from booking_operators o where o.activity_id = a.id)`,
    [SALON, OPERATORS],
  )
  await client.query(
    `update booking_services s set operator_ids = (select array_agg(o.id) from booking_operators o where o.activity_id = s.activity_id)
     from activities a where a.id = s.activity_id and a.permalink = $1`,
    [SALON],
  )
  await client.query(
    `insert into bookings (activity_id, id, guest, date, time, start, "end", people, operator_id, operator_name, status, created, updated)
     select a.id, 'bench-' || o.id || '-' || at, 'Ospite', to_char(at, 'YYYY-MM-DD'), to_char(at, 'HH24:MI'), at at time zone a.zone,
       at at time zone a.zone + interval '30 minutes', 1, o.id, o.full_name, 'Y', now(), now()
     from activities a
     join booking_operators o on o.activity_id = a.id
     cross join generate_series(0, 34) day
     cross join generate_series(0, $2::int - 1) slot
     cross join lateral (select current_date + day * interval '1 day' + interval '9 hours' + slot * interval '30 minutes' as at) t
     where a.permalink = $1`,
    [SALON, IN_A_DAY],
  )
  await client.query('analyze')
  await client.end()
}

/** How long a look takes that follows on a change of one booking, each of another day, in ms: the middle of them. */
async function afterChanges(databaseUrl: string, ask: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query(
      "update bookings set updated = now() where id = (select id from bookings where id like 'bench-%' order by start offset $1 limit 1)",
      [round * IN_A_DAY],
    )
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  await client.end()
  return median(times) ?? 0
}

/** Availability of 35 days with 10 operators and 5,000 bookings, beside a read by key of the same server. */
export async function* bookingLines(postgres: Postgres, port: number): Lines {
  const databaseUrl = await postgres.create('bookings')
  const ours = new Ours(port, databaseUrl)
  try {
    await (await ours.firstStart()).stop()
    await fill(databaseUrl)
    const running = await ours.start()
    await running.untilIdle()
    const { headers } = await ours.signIn()
    const named = await fetch(`${ours.url}/app/activities/permalink/${SALON}`)
    const { data } = (await named.json()) as { data: { activityId: string } }
    const of = `activityId=${data.activityId}`
    const services = await fetch(`${ours.url}/api/booking-services?${of}`, { headers })
    const [service] = ((await services.json()) as { data: { id: string }[] }).data
    const calendar = { running, url: `${ours.url}/api/app/bookings/dates?${of}&bookingServiceId=${service?.id}`, headers }
    const card = { running, url: `${ours.url}/api/cards/me?filters%5BactivityId%5D=${data.activityId}`, headers }
    const ask = async () => (await fetch(calendar.url, { headers })).arrayBuffer()
    await ask()
    const before = postgres.statements()
    for (let round = 0; round < ROUNDS; round += 1) await ask()
    await sleep(300) // the log comes a little later
    const each = Math.round((postgres.statements() - before) / ROUNDS)
    yield { number: 24, what: 'statements, availability', unit: '', ours: each, target: 2, limit: 4 }
    yield {
      number: 24,
      what: 'availability, the first look after a booking has changed',
      unit: 'ms',
      ours: await afterChanges(databaseUrl, ask),
    }
    const pressed = await pressInTurn(calendar, card)
    const what = `availability, ${BOOKINGS} bookings, beside a read by key`
    yield { number: 24, what: `${what}: CPU`, unit: 'µs', ...compared(pressed, 'cpuUs'), target: 2, limit: 3 }
    yield { number: 24, what: `${what}: p95`, unit: 'ms', ...compared(pressed, 'p95'), target: 2, limit: 3 }
    await running.stop()
  } finally {
    ours.remove()
  }
}
