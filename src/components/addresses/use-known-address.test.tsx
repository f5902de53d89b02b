import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { Address } from '#contract/addresses.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { AddressFields } from './AddressFields.tsx'
import { EMPTY, type Values } from './address-values.ts'
import { useKnownAddress } from './use-known-address.ts'

joinNetwork()

const told = { countryId: 'IT', address: 'Via Garibaldi', streetNumber: '12', cap: '56100' }
const kept = { id: '1', name: null, ...told, city: 'Pisa', province: null, country: { id: 'IT', code: 'IT', name: 'Italia' } }
const served = [kept.country, { id: 'FR', code: 'FR', name: 'Francia' }]

function Form() {
  const form = useForm<Values>({ defaultValues: EMPTY })
  useKnownAddress(form)
  return <AddressFields form={form} />
}

/** The form of a new address of one who told where she lives, and has these already. */
async function open({ mine = [], home = told }: { mine?: Address[]; home?: typeof told } = {}) {
  const profile = Promise.withResolvers<void>()
  const person = { id: '1', username: 'a@example.com', email: 'a@example.com', name: 'Anna', surname: 'Bellincioni', customer: home }
  network.use(
    http.get('*/api/app/users', () => profile.promise.then(() => HttpResponse.json({ data: person }))),
    http.get('*/api/customer-addresses', () => HttpResponse.json({ data: mine, totalRows: mine.length })),
    http.get('*/api/countries/actvity/*', () => HttpResponse.json({ data: served, totalRows: 2 })),
  )
  show(<Form />, await customer())
  await screen.findByRole('option', { name: 'Francia' })
  return profile.resolve
}
const textOf = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value
const typed = () => [/^Nome/, 'Paese', 'Via', 'Numero', 'CAP', 'Città'].map(textOf)

test('what she told of herself stands in a new address; only the town is left to be typed', async () => {
  const answer = await open()
  expect(typed()).toEqual(['', 'IT', '', '', '', ''])
  answer()
  await expect.poll(typed).toEqual(['Anna Bellincioni', 'IT', 'Via Garibaldi', '12', '56100', ''])
})

test('what she typed meanwhile stays', async () => {
  const answer = await open()
  await userEvent.type(screen.getByLabelText('Via'), 'Via Roma')
  answer()
  await expect.poll(typed).toEqual(['Anna Bellincioni', 'IT', 'Via Roma', '', '', ''])
})

test('a second address is another place than where she lives', async () => {
  ;(await open({ mine: [kept] }))()
  await expect.poll(typed).toEqual(['Anna Bellincioni', 'IT', '', '', '', ''])
})

test('a country to which nothing is sent is not written there', async () => {
  ;(await open({ home: { ...told, countryId: 'CH' } }))()
  await expect.poll(typed).toEqual(['Anna Bellincioni', 'IT', '', '', '', ''])
})
