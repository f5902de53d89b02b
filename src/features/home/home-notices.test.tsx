import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomeNotices } from './HomeNotices.tsx'

joinNetwork()

const welcome = {
  id: 'w',
  title: 'Hai ricevuto 5,00 €',
  subTitle: null,
  message: 'Credito di benvenuto',
  status: 'D',
  link: '/flows',
  created: new Date().toISOString(),
  read: false,
  subject: 'card',
}

test('where no notice was sent, what else is new stands there; "nothing" only where there is nothing', async () => {
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get('*/api/notifications', () => HttpResponse.json({ data: [welcome], totalRows: 1, unread: { card: 1 } })),
  )
  const who = await customer()
  show(<HomeNotices />, who)
  expect(await screen.findByText('Hai ricevuto 5,00 €')).toBeInTheDocument()
  expect(screen.queryByText(/Nessuna novità/)).not.toBeInTheDocument()
  network.use(http.get('*/api/notifications', () => HttpResponse.json({ data: [], totalRows: 0, unread: {} })))
  show(<HomeNotices />, who)
  expect(await screen.findByText(/Nessuna novità/)).toBeInTheDocument()
})
