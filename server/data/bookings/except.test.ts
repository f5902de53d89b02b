import { expect, describe, test } from 'vitest'
import type { Availability } from '#contract/bookings.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { salon } from '../../../tests/setup/salon.ts'
import { appOver } from '../../../tests/setup/scene.ts'

describe.each(engines)('a booking that is to be moved, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('is no more in the way in her calendar and in that of staff, and in everybody else’s it still is', async () => {
    const here = await salon(stage, 'cuts')
    const [her, other, banco] = [await here.customer(), await here.customer(), await here.staff()]
    const [sara, marco] = here.operators.map(({ id }) => id)
    const ten = { timeStart: '10:00', bookingServiceId: here.service.id }
    const hers = (await her.book({ ...ten, date: here.in(1), bookingOperatorId: sara })).booking
    const guests = await banco('POST /api/counter/bookings', { ...ten, date: here.in(2), bookingOperatorId: marco, name: 'Ada' })
    const { id: ofGuest } = guests.body.data as { id: string }
    const isFree = (day: number, { dates }: Availability) => dates[day]?.free.includes('10:00')
    const seen = async (day: number, filters: string) => {
      const of = `filters[activityId]=${here.activityId}&filters[bookingServiceId]=${here.service.id}&filters[forGuest]=true`
      const theirs = (await banco(`GET /api/app/bookings/dates?${of}${filters}`)).body as { data: Availability }
      return [isFree(day, await her.dates(filters)), isFree(day, await other.dates(filters)), isFree(day, theirs.data)]
    }
    expect(await seen(1, `&filters[bookingOperatorId]=${sara}&filters[except]=${hers.id}`)).toEqual([true, false, true])
    expect(await seen(2, `&filters[bookingOperatorId]=${marco}&filters[except]=${ofGuest}`)).toEqual([false, false, true])
  })
})
