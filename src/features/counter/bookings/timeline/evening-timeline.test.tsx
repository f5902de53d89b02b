import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { at, booked, counterDay, DATE, held, opening, ZONE } from '../../../../../tests/fixtures/counter-day.ts'
import { EveningTimeline } from './EveningTimeline.tsx'

const day = counterDay({
  data: [
    booked('Galli', '21:00', '23:00', { confirmed: 'I' }),
    booked('Ferri', '19:00', '21:00', { numberOfPeople: 4 }),
    booked('Bruno', '19:30', '21:30', { numberOfPeople: 6, keys: ['absent', 'move'] }),
  ],
  open: [opening('19:00', '23:00')],
  line: [held('Rossi', '20:30', '22:30', '20:00', 4)],
})

function Page({ now }: { now: number }) {
  const [open, setOpen] = useState<string>()
  return (
    <I18nProvider i18n={i18n}>
      <EveningTimeline
        day={day}
        date={DATE}
        zone={ZONE}
        now={now}
        open={open}
        onOpen={setOpen}
        keysOf={({ customer }) => <button type="button">Chiama {customer.name}</button>}
      />
    </I18nProvider>
  )
}

beforeEach(() => i18n.loadAndActivate({ locale: 'it', messages: {} }))

const names = () => screen.getAllByRole('button').map((bar) => bar.querySelector('.unseen')?.textContent)

test('each table says who, how many, when and how it stands, in the order of the evening', () => {
  render(<Page now={at('19:45')} />)
  expect(names()).toEqual([
    'Ferri, 4 persone, 19:00, confermata',
    'Bruno, 6 persone, 19:30, confermata',
    'Galli, 2 persone, 21:00, in attesa',
  ])
  expect(screen.getByText('fino alle 20:00').closest('li')).toHaveTextContent('4Rossifino alle 20:00')
  const times = within(screen.getByRole('list', { name: 'Arrivi' })).getAllByRole('listitem')
  expect(times.map((one) => one.textContent)).toEqual([
    '19:004 arrivi',
    '19:306 arrivi6',
    '20:00',
    '20:304 arrivi4',
    '21:002 arrivi2',
    '21:30',
    '22:00',
    '22:30',
  ])
})

test('who may be called absent is late after a quarter of an hour', () => {
  render(<Page now={at('19:50')} />)
  expect(names()[1]).toBe('Bruno, 6 persone, 19:30, 20 min di ritardo')
})

test('arrows lead from table to table, Enter opens its keys, Escape closes them', async () => {
  render(<Page now={at('19:45')} />)
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toHaveAccessibleName(/^Ferri/)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName(/^Bruno/)
  await user.keyboard('{End}')
  expect(document.activeElement).toHaveAccessibleName(/^Galli/)
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  expect(screen.getByRole('button', { name: /^Bruno/ })).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(document.activeElement).toHaveTextContent('Chiama Bruno')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Chiama Bruno')).toBeNull()
  expect(document.activeElement).toHaveAccessibleName(/^Bruno/)
})

test('a second tap closes the keys again', async () => {
  render(<Page now={at('19:45')} />)
  const user = userEvent.setup()
  const bar = screen.getByRole('button', { name: /^Ferri/ })
  await user.click(bar)
  expect(screen.getByText('Chiama Ferri')).toBeInTheDocument()
  await user.click(bar)
  expect(screen.queryByText('Chiama Ferri')).toBeNull()
})

test('who stood at the door and said no name has a sign in her bar, and her words for who hears it', () => {
  const nameless = booked('', '19:00', '20:00', { customer: { id: null, name: '', phone: null } })
  render(
    <I18nProvider i18n={i18n}>
      <EveningTimeline
        day={{ ...day, data: [nameless], line: [] }}
        date={DATE}
        zone={ZONE}
        now={at('18:00')}
        open={undefined}
        onOpen={() => undefined}
        keysOf={() => null}
      />
    </I18nProvider>,
  )
  expect(names()).toEqual(['Senza prenotazione, 2 persone, 19:00, confermata'])
  expect(document.querySelector('.lanes-words')).toHaveTextContent(/^2$/)
})

const closing = (startTime: string | null, endTime: string | null) => ({ id: 'c', date: DATE, startTime, endTime, bookingOperatorId: null })

test.each([
  ['a part', [closing('12:00', '15:00')], ['12:00–15:00']],
  ['all of it, as far as somebody is booked', [{ ...closing(null, null) }], ['19:00–23:00']],
  ['nothing', [], []],
])('of the day %s is closed, and is drawn so', (_, closings, spans) => {
  render(
    <I18nProvider i18n={i18n}>
      <EveningTimeline
        day={{ ...day, closings, open: closings.length > 0 && closings[0]?.startTime === null ? [] : day.open }}
        date={DATE}
        zone={ZONE}
        now={at('11:00')}
        open={undefined}
        onOpen={() => undefined}
        keysOf={() => null}
      />
    </I18nProvider>,
  )
  const drawn = [...document.querySelectorAll('.lanes-closed')]
  expect(drawn.map((one) => one.textContent)).toEqual(spans.map((span) => `Chiuso${span}`))
  if (spans[0] === '12:00–15:00') expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('12:00')
})
