import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { authenticated, ended } from '../../state/session.ts'
import { DefaultLayout } from './DefaultLayout.tsx'

joinNetwork()

const HERS = '/bookings/b1?from=mail'
/** Who is in has a page of hers open. */
const open = async () =>
  show(
    <Routes>
      <Route path="/login" element={<p>Accedi</p>} />
      <Route element={<DefaultLayout />}>
        <Route path="*" element={<p>La pagina</p>} />
      </Route>
    </Routes>,
    await customer(),
    {},
    HERS,
  )
const address = () => screen.getByTestId('address').textContent

test.each([
  ['here', '/login'],
  ['elsewhere', '/login'],
  ['expired', '/login?redirect=%2Fbookings%2Fb1%3Ffrom%3Dmail'],
] as const)('a session that ended %s leads to %s', async (how, wanted) => {
  const store = await open()
  act(() => void store.dispatch(ended(how)))
  await waitFor(() => expect(address()).toBe(wanted))
})

test('whom another tab lets in next is at home, not on the page of the one before', async () => {
  const store = await open()
  act(() => {
    store.dispatch(ended('elsewhere'))
    store.dispatch(authenticated({ token: `x.${btoa(JSON.stringify({ sub: 'marco' }))}.x`, refresh_token: 'his' }))
  })
  await waitFor(() => expect(address()).toBe('/'))
})

test('a renewal in another tab leaves her where she is', async () => {
  const store = await open()
  const { sub } = JSON.parse(atob(String(store.getState().session.token?.split('.')[1]))) as { sub: string }
  act(() => void store.dispatch(authenticated({ token: `x.${btoa(JSON.stringify({ sub }))}.x`, refresh_token: 'hers' })))
  expect(address()).toBe(HERS)
})
