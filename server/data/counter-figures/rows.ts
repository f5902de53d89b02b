import { type SQL, sql } from 'drizzle-orm'
import type { WallSpan } from '#rules/figures.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { flows } from '../../db/schema/cards.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { scratchCustomers, scratchDraws } from '../../db/schema/scratch-cards.ts'
import { handleOf } from '../../work/handle.ts'
import type { Reads } from '../../work/work.ts'

/** Which stretches of the activity's wall, each by its place in the list; they may overlap. */
export type Asked = { zone: string; spans: readonly WallSpan[]; now: Date }
type Counted<T extends string> = Map<number, Record<T, number>>

/** What she did herself: bought, spent, or redeemed points. A gift that is sent to her is no visit. */
const CAME = sql`('AA', 'C', 'P')`
/** An order that came to something. */
const isOrder = sql`progress not in ('pending', 'cancelled')`
/** A place that was kept, as far as anybody said. */
const isKept = sql`status = 'Y'`

/** A day begins a minute after 23:59 of the one before: also where its midnight comes twice, or never. */
const instant = (wall: SQL, zone: string) => sql`(${wall}::timestamp - interval '1 minute') at time zone ${zone} + interval '1 minute'`

/** The stretches as instants: the clock of the wall is asked twice for each, never for a row. */
const periods = ({ zone, spans }: Asked) => sql`periods as materialized (
  select n::int as n, ${instant(sql`f`, zone)} as start, ${instant(sql`u`, zone)} as until
  from unnest(${sql.param(spans.map(({ from }) => from))}::text[], ${sql.param(spans.map(({ until }) => until))}::text[]) with ordinality as wall(f, u, n))`

/** Is it of this activity, and within the period? */
const within = (activityId: string, at: SQL) => sql`activity_id = ${activityId} and ${at} >= p.start and ${at} < p.until`

/** Is it a booking whose time came within the period? It ends within a day, by which an index finds it. */
const due = (activityId: string, { now }: Asked) => sql`${within(activityId, sql`t.start`)} and t.start <= ${now.toISOString()}::timestamptz
  and t."end" > p.start and t."end" < p.until + interval '1 day'`

async function counted<T extends string>(w: Reads, statement: SQL): Promise<Counted<T>> {
  const { rows } = (await handleOf(w).tx.execute(statement)) as unknown as { rows: (Record<T, number> & { n: number })[] }
  return new Map(rows.map((row) => [row.n - 1, row]))
}

/** Customers who came in a period, and who of them had come before it. */
export function visitors(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  const before = (table: SQL, at: SQL, only: SQL) =>
    sql`exists (select 1 from ${table} where activity_id = ${activityId} and user_id = who.user_id and ${at} < who.start and ${only})`
  return counted<'came' | 'back'>(
    w,
    sql`with ${periods(asked)},
    seen as materialized (
      select p.n, t.user_id from periods p join ${flows} t on ${within(activityId, sql`created`)} and type in ${CAME}
      union select p.n, t.user_id from periods p join ${orders} t on ${within(activityId, sql`created`)} and ${isOrder}
      union select p.n, t.user_id from periods p join ${bookings} t on ${due(activityId, asked)} and ${isKept} and user_id is not null),
    firsts as materialized (select user_id, start as first,
        ${before(sql`${flows}`, sql`created`, sql`type in ${CAME}`)} or ${before(sql`${orders}`, sql`created`, isOrder)}
          or ${before(sql`${bookings}`, sql`start`, isKept)} as is_known
      from (select user_id, min(start) as start from seen join periods using (n) group by user_id) who)
    select n, count(*)::int as came, (count(*) filter (where is_known or first < start))::int as back
    from seen join firsts using (user_id) join periods using (n) group by n`,
  )
}

/**
 * Credit given and spent, in cents: what an order gives back of the credit that it used, and what is undone at the till of what was
 * spent there, takes off what was spent; a movement that corrects takes off what was given. What ended of itself is neither.
 */
export function credit(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  const isBack = sql`type = 'AM' and (order_id is not null or coalesce(reason ->> 'code', '') = 'till_undone')`
  const isEnded = sql`coalesce(reason ->> 'code', '') = 'credit_ended'`
  return counted<'given' | 'spent'>(
    w,
    sql`with ${periods(asked)}
    select n, coalesce(sum(value) filter (where type in ('AA', 'AM', 'W', 'B', 'IS', 'SM') and not (${isBack} or ${isEnded})), 0)::float8 as given,
      coalesce(-sum(value) filter (where type = 'C' or ${isBack}), 0)::float8 as spent
    from periods p join ${flows} t on ${within(activityId, sql`created`)} group by n`,
  )
}

/** All of it went back, or it was never paid and is owed no more. */
const isWorthNothing = sql`(payment = 'refunded' or (progress = 'withdrawn' and payment = 'open'))`

/** Orders that came to something; `worth` in cents. */
export function ordered(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  return counted<'count' | 'worth' | 'collected' | 'people'>(
    w,
    sql`with ${periods(asked)}
    select n, count(*)::int as count, (coalesce(sum(total + credit - refunded) filter (where not ${isWorthNothing}), 0))::float8 as worth,
      (count(*) filter (where shipping = 'S'))::int as collected, count(distinct user_id)::int as people
    from periods p join ${orders} t on ${within(activityId, sql`created`)} and ${isOrder} group by n`,
  )
}

/** Places in time whose time has come. A guest without an account is somebody of her own. */
export function booked(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  return counted<'kept' | 'absent' | 'cancelled' | 'people'>(
    w,
    sql`with ${periods(asked)}
    select n, (count(*) filter (where ${isKept}))::int as kept, (count(*) filter (where no_show))::int as absent,
      (count(*) filter (where status = 'N' and not no_show))::int as cancelled, count(distinct coalesce(user_id, id))::int as people
    from periods p join ${bookings} t on ${due(activityId, asked)} and status in ('Y', 'N') group by n`,
  )
}

/** Coupons given and redeemed. */
export function coupons(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  return counted<'given' | 'used'>(
    w,
    sql`with ${periods(asked)}
    select n, count(*) filter (where what = 'given')::int as given, count(*) filter (where what = 'used')::int as used from (
      select p.n, 'given' as what from periods p join ${couponCustomers} t on ${within(activityId, sql`created`)}
      union all select p.n, 'used' from periods p join ${couponCustomers} t on ${within(activityId, sql`used`)}) both_of_them group by n`,
  )
}

/** Packs sold or given and places of them used; scratch cards given, and scratched ones that won. */
export function rewards(w: Reads, asked: Asked) {
  const { activityId } = handleOf(w)
  const isUndone = sql`exists (select 1 from ${packUses} back where back.activity_id = ${activityId} and back.undoes = t.id)`
  const won = sql`exists (select 1 from ${scratchDraws} won where won.activity_id = ${activityId} and won.card_id = t.id)`
  return counted<'sold' | 'used' | 'issued' | 'won'>(
    w,
    sql`with ${periods(asked)}
    select n, count(*) filter (where what = 'sold')::int as sold, count(*) filter (where what = 'used')::int as used,
      count(*) filter (where what = 'issued')::int as issued, count(*) filter (where what = 'won')::int as won from (
      select p.n, 'sold' as what from periods p join ${packCustomers} t on ${within(activityId, sql`created`)}
      union all select p.n, 'used' from periods p join ${packUses} t on ${within(activityId, sql`created`)} and undoes is null and not ${isUndone}
      union all select p.n, 'issued' from periods p join ${scratchCustomers} t on ${within(activityId, sql`created`)}
      union all select p.n, 'won' from periods p join ${scratchCustomers} t on ${within(activityId, sql`scratched`)} and ${won}) all_of_them group by n`,
  )
}

/** How many customers there are, and the day of the first figure of all, on the wall. */
export async function beginning(w: Reads, zone: string): Promise<{ customers: number; since: string | null }> {
  const { tx, activityId } = handleOf(w)
  const first = (table: SQL, at: SQL) => sql`(select min(${at}) from ${table} where activity_id = ${activityId})`
  const { rows } = (await tx.execute(sql`select
    (select count(*)::int from ${customers} where activity_id = ${activityId}) as customers,
    to_char(least(${first(sql`${flows}`, sql`created`)}, ${first(sql`${orders}`, sql`created`)}, ${first(sql`${bookings}`, sql`"end"`)},
      ${first(sql`${couponCustomers}`, sql`created`)}) at time zone ${zone}, 'YYYY-MM-DD') as since`)) as unknown as {
    rows: { customers: number; since: string | null }[]
  }
  return rows[0] ?? { customers: 0, since: null }
}
