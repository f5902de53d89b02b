import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#contract/counter-figures.ts'
import { joinNetwork } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { useSentence } from './use-sentence.ts'

joinNetwork()

function Said({ came, back }: { came: number; back: number | null }) {
  const report = { range: '8w', periods: [{ ...NOTHING, people: { came, back } }] } as Partial<Report> as Report
  return <p>{useSentence(report)('people')}</p>
}
const NOTHING = {
  credit: { given: '0.00', spent: '0.00' },
  orders: { count: 0, worth: '0.00', collected: 0 },
  bookings: { count: 0, absent: 0, cancelled: 0 },
  coupons: { given: 0, used: 0 },
}

test('the sentence about who came back has the very figures of its tile', async () => {
  const who = await customer()
  show(<Said came={23} back={13} />, who)
  expect(await screen.findByText('Questa settimana 13 clienti su 23 erano già venuti')).toBeInTheDocument()
  show(<Said came={23} back={1} />, who)
  expect(screen.getByText('Questa settimana un cliente su 23 era già venuto')).toBeInTheDocument()
  show(<Said came={4} back={null} />, who)
  expect(screen.getByText('Questa settimana i clienti sono ancora pochi per dividerli')).toBeInTheDocument()
})
