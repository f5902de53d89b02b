import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { CounterPack, PackOffer } from '#contract/counter-packs.ts'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { TillPacks } from './TillPacks.tsx'

joinNetwork()

function Packs({ activityId }: { activityId: string }) {
  const [taking, onTake] = useState<CounterPack>()
  return <TillPacks activityId={activityId} customerId="her" taking={taking} onTake={onTake} />
}

const ten = (used: number, more: Partial<CounterPack> = {}): CounterPack => ({
  id: 'ten',
  customer: { id: 'her' },
  pack: { id: 'p', title: 'Dieci pieghe', description: '', service: { id: 's', title: 'Piega' } },
  places: 10,
  used,
  created: '2026-09-14T10:00:00.000Z',
  expires: '2099-09-14',
  paid: '144.00',
  uses: [],
  standing: 'valid',
  undo: null,
  ...more,
})
const offer: PackOffer = { id: 'p', title: 'Dieci pieghe', description: '', price: '144.00', places: 10, validDays: 365 }
const used = { id: 'u', seconds: 60 }

let asked: { line: string; body: unknown; key: string | null }[]
let packs: CounterPack[]

/** A till whose writes are heard, and the server of which answers with what it has. */
beforeEach(() => {
  asked = []
  packs = [ten(3), ten(10, { id: 'over', pack: { ...ten(0).pack, title: 'Cinque pieghe' }, places: 5, used: 5, standing: 'used' })]
  const write =
    (change: () => CounterPack) =>
    async ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url)
      asked.push({ line: `${request.method} ${pathname}`, body: await request.json(), key: request.headers.get('idempotency-key') })
      return HttpResponse.json({ data: change() })
    }
  network.use(
    http.get('*/api/counter/packs', () => HttpResponse.json({ data: packs, totalRows: packs.length, offers: [offer] })),
    http.put(
      '*/api/counter/packs/ten/use',
      write(() => (packs[0] = ten(4, { undo: used }))),
    ),
    http.put(
      '*/api/counter/pack-uses/u/undo',
      write(() => (packs[0] = ten(3))),
    ),
    http.post(
      '*/api/counter/packs',
      write(() => ten(0, { id: 'new' })),
    ),
  )
})

const till = async () => {
  const who = await customer()
  show(<Packs activityId={who.activityId} />, who)
  return { user: userEvent.setup(), activityId: who.activityId }
}

test('a pack says what is left; a tap asks, one more takes a place, and a minute long it can be taken back', async () => {
  const { user, activityId } = await till()
  const row = await screen.findByRole('button', { name: /Dieci pieghe/ })
  expect(row).toHaveTextContent('7 di 10')
  await user.click(row)
  const dialog = await screen.findByRole('dialog', { name: 'Dieci pieghe' })
  expect(within(dialog).getByText('Da 7 a 6 di 10')).toBeInTheDocument()
  expect(asked).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Scala: Piega' }))
  const done = await screen.findByRole('dialog', { name: 'Scalato' })
  expect(done).toHaveTextContent('6 di 10')
  expect(within(done).getByRole('img', { name: 'ancora 60 secondi' })).toBeVisible()
  await user.click(within(done).getByRole('button', { name: 'Annulla: Dieci pieghe' }))
  await screen.findByRole('button', { name: /Dieci pieghe.*7 di 10/ })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.map(({ line }) => line)).toEqual(['PUT /api/counter/packs/ten/use', 'PUT /api/counter/pack-uses/u/undo'])
  expect(asked[0]?.body).toMatchObject({ activityId })
})

test('one that is used up stays in sight and is no key; one that was used a moment ago can be taken back from the list', async () => {
  packs[0] = ten(4, { undo: used })
  await till()
  expect(await screen.findByText('Usato tutto')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Cinque pieghe/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Annulla: Dieci pieghe' })).toBeInTheDocument()
})

test('whoever was faster is said in the server’s words, and the list shows what is so', async () => {
  const { user } = await till()
  await user.click(await screen.findByRole('button', { name: /Dieci pieghe/ }))
  const message = 'Questo pacchetto è finito: 10 su 10 già usati'
  network.use(
    http.put('*/api/counter/packs/ten/use', () => {
      packs[0] = ten(10, { standing: 'used' })
      return HttpResponse.json({ code: 'pack_used_up', message }, { status: 409 })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Scala: Piega' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test('a pack is sold for what was paid, or given', async () => {
  const { user } = await till()
  await user.click(await screen.findByRole('button', { name: /Vendi o regala/ }))
  const price = await screen.findByLabelText('Quanto ha pagato')
  expect(price).toHaveValue('144,00')
  await user.clear(price)
  expect(screen.getByRole('alert')).toHaveTextContent('Scrivi un importo')
  await user.type(price, '120')
  await user.click(screen.getByRole('button', { name: /^Vendi, 120,00/ }))
  await screen.findByRole('button', { name: /Vendi o regala/ })
  await user.click(screen.getByRole('button', { name: /Vendi o regala/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(within(dialog).getByRole('group', { name: 'Come' })).getByRole('button', { name: 'Regala' }))
  const [, give] = within(dialog).getAllByRole('button', { name: 'Regala' })
  if (give) await user.click(give)
  await screen.findByRole('button', { name: /Vendi o regala/ })
  expect(asked.map(({ body }) => body)).toMatchObject([
    { customerId: 'her', packId: 'p', paid: '120.00' },
    { customerId: 'her', packId: 'p', paid: null },
  ])
})

/** A server that takes a place each time, of whose first answer nothing comes back. */
const losesTheFirst = () => {
  let used = 3
  network.use(
    http.put('*/api/counter/packs/ten/use', ({ request }) => {
      asked.push({ line: 'use', body: null, key: request.headers.get('idempotency-key') })
      used += 1
      packs[0] = ten(used)
      return used === 4 ? HttpResponse.error() : HttpResponse.json({ data: packs[0] })
    }),
  )
}

test('a place whose answer was lost is the same wish as long as the dialog says so', async () => {
  losesTheFirst()
  const { user } = await till()
  await user.click(await screen.findByRole('button', { name: /Dieci pieghe/ }))
  await user.click(await screen.findByRole('button', { name: 'Scala: Piega' }))
  await screen.findByText(/non conterà due volte/)
  await user.click(screen.getByRole('button', { name: 'Scala: Piega' }))
  await screen.findByRole('dialog', { name: 'Scalato' })
  expect(asked[1]?.key).toBe(asked[0]?.key)
})

test('and another one once that is closed and the list shows that it was taken: a friend goes in with the same pack', async () => {
  losesTheFirst()
  const { user } = await till()
  await user.click(await screen.findByRole('button', { name: /Dieci pieghe/ }))
  await user.click(await screen.findByRole('button', { name: 'Scala: Piega' }))
  await screen.findByText(/non conterà due volte/)
  await user.click(screen.getByRole('button', { name: 'Indietro' }))
  await user.click(await screen.findByRole('button', { name: /Dieci pieghe.*6 di 10/ }))
  await user.click(await screen.findByRole('button', { name: 'Scala: Piega' }))
  await screen.findByRole('dialog', { name: 'Scalato' })
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})
