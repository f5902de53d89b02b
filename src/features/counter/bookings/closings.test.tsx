import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../../tests/client.ts'
import { counterDay, opening } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { Closings } from './Closings.tsx'

joinNetwork()
afterEach(() => vi.restoreAllMocks())

const TODAY = '2026-11-24'
const open = async (date: string) =>
  show(
    <Closings
      day={counterDay({ open: [opening('11:00', '23:00')] })}
      date={date}
      today={TODAY}
      zone="Europe/Rome"
      now={Date.parse('2026-11-24T09:00:00Z')}
    />,
    await customer(),
  )

test('without a network the key says what it waits for, before it is tapped', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(TODAY)
  expect(screen.getByRole('button', { name: 'Chiudi il giorno o un’ora' })).toBeDisabled()
  expect(screen.getByText('Serve la rete')).toBeVisible()
})

test('where there is no key nothing waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open('2026-11-23')
  expect(screen.queryByText('Serve la rete')).not.toBeInTheDocument()
})
