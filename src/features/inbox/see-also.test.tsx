import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { SeeAlso } from './SeeAlso.tsx'

joinNetwork()

const created = '2026-11-20T12:00:00Z'
const notice = (id: string, title: string, image: string | null = null): Notice => ({
  id,
  title,
  image,
  created,
  subTitle: null,
  message: 'Friggiamo il pescato, senza prenotare il piatto.',
  link: null,
  externalLink: null,
  from: null,
  until: null,
  translations: [],
})
const dish = (id: string, name: string) => ({ id, name, price: '16.00', category: { name: 'Antipasti', sort: 0 } })
const sent = (one: Notice) => ({ id: `s-${one.id}`, created, notice: one })
const here = notice('a', 'Venerdì di paranza')

async function open(showMenuApp: boolean) {
  const menu = [dish('fry', 'Fritto di paranza'), dish('beer', 'Birra senza glutine')]
  const rows = [here, notice('b', 'Serata al molo', 'p1-aabbcc'), notice('c', 'Senza figura')].map(sent)
  network.use(
    http.get('*/activities/*/configurations', () => HttpResponse.error()), // what the device kept holds
    http.get('*/api/menus', () => HttpResponse.json({ data: menu, totalRows: menu.length })),
    http.get('*/noticessent/user', () => HttpResponse.json({ data: rows, totalRows: rows.length, unread: 0 })),
  )
  const who = await customer()
  const configuration = { data: { showMenuApp, showCurrency: true, zone: 'Europe/Rome' }, at: created }
  show(<SeeAlso notice={here} />, who, { byActivity: { [who.activityId]: { configuration } } } as never)
  await screen.findByRole('link', { name: /Serata al molo/ })
  if (showMenuApp) await screen.findByRole('link', { name: /Fritto di paranza/ })
  return screen.getAllByRole('link')
}

test('the dishes that it names, with their price, then the other notices that have a picture', async () => {
  const [fry, quay, ...more] = await open(true)
  expect(fry).toHaveAttribute('href', '/menus/fry')
  expect(fry).toHaveTextContent(/Fritto di paranza16,00/)
  expect(quay).toHaveAttribute('href', '/notices/b')
  expect(more).toEqual([])
})

test('where no menu is shown, the other notices alone', async () => {
  const links = await open(false)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/notices/b'])
})
