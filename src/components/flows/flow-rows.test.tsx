import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { Flow } from '#contract/flows.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { FlowRows } from './FlowRows.tsx'

joinNetwork()

const flow: Flow = {
  id: 'f1',
  created: '2026-11-28T10:30:00Z',
  type: 'W',
  value: '5.00',
  pointValue: '0.0000',
  balance: '5.00',
  pointBalance: '0.0000',
  description: 'Credito di benvenuto',
}

// Fourteen hours ahead of UTC: no device shows that day by its own clock at this instant, wherever the test runs, but one on that island.
test('a movement stands on the day of the activity’s wall, as in its own list, not on that of the device', async () => {
  network.use(http.get('*/configurations', () => HttpResponse.json({ data: { zone: 'Pacific/Kiritimati' }, totalRows: 1 })))
  show(<FlowRows flows={[flow]} counts={{ credit: true, points: false }} />, await customer())
  expect(await screen.findByText(/^domenica 29 novembre/)).toBeInTheDocument()
})
