import { expect, test } from 'vitest'
import { acceptChoices } from './accept-choices.ts'

const zone = 'Europe/Rome'
const at = (time: string) => Date.parse(`2026-11-21T${time}+01:00`)

/** What is offered at that time, each with its moment and its clock, and the proposed one. */
function offered(wish: string | null, now: string, created = '17:15:00') {
  const { choices, proposed } = acceptChoices({ orderTimeRequest: wish, created: new Date(at(created)).toISOString() }, at(now), zone)
  return [...choices.map(({ id, at: moment, clock }) => `${id} ${new Date(moment).toISOString().slice(11, 19)} ${clock}`), proposed]
}

test('a wish with a while still to go comes first and is proposed, with times around it', () => {
  expect(offered('19:30', '17:16:00')).toEqual([
    'wish0 18:30:00 19:30',
    'wish-15 18:15:00 19:15',
    'wish15 18:45:00 19:45',
    'wish30 19:00:00 20:00',
    'wish0',
  ])
})

test('a wish that is near comes first too, and the minutes from now but the nearest to it go with it', () => {
  expect(offered('17:38', '17:16:00')).toEqual([
    'wish0 16:38:00 17:38',
    'now10 16:26:00 17:26',
    'now15 16:31:00 17:31',
    'now30 16:46:00 17:46',
    'wish0',
  ])
  expect(offered('17:46', '17:16:00')).toContain('wish0 16:46:00 17:46')
  expect(offered('17:47', '17:16:00')).toContain('wish-15 16:32:00 17:32')
})

test.each([
  [null, '17:16:00', 'now15'],
  ['17:16', '17:16:00', 'now10'],
  ['17:00', '17:16:00', 'now10'],
])('without one to come (%s at %s) there are minutes alone, %s proposed', (wish, now, proposed) => {
  const minutes = ['now10 16:26:00 17:26', 'now15 16:31:00 17:31', 'now20 16:36:00 17:36', 'now30 16:46:00 17:46']
  expect(offered(wish, now)).toEqual([...minutes, proposed])
})

test('within a minute the same is offered, so that what is sent again says the same', () => {
  for (const wish of ['19:30', '17:38', null]) expect(offered(wish, '17:16:59')).toEqual(offered(wish, '17:16:00'))
})

test('her wish is of the day on which she ordered, and across the night on which the clocks change', () => {
  const after = acceptChoices({ orderTimeRequest: '19:30', created: '2026-11-20T17:00:00+01:00' }, at('17:16:00'), zone)
  expect(after.proposed).toBe('now10')
  const spring = { orderTimeRequest: '04:00', created: '2026-03-29T01:30:00+01:00' }
  expect(acceptChoices(spring, Date.parse('2026-03-29T01:30:00+01:00'), zone).choices[0]?.at).toBe(Date.parse('2026-03-29T04:00:00+02:00'))
})
