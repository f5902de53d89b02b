import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { keyOf } from '../src/api/kept.ts'
import { createStore } from '../src/app/store.ts'
import { Asking } from '../src/components/activity/Asking.tsx'
import type { Copies } from '../src/state/copies.ts'
import type { Snapshot } from '../src/state/snapshot.ts'
import { CUSTOMER } from './client.ts'

const at = 'http://localhost:3000'

/** The customer of the real server: her token and the activity that she is in. */
export async function customer() {
  const headers = { 'Content-Type': 'application/json' }
  const entered = await fetch(`${at}/api/login_check`, { method: 'POST', headers, body: JSON.stringify(CUSTOMER) })
  const { token } = (await entered.json()) as { token: string }
  const mine = await fetch(`${at}/api/activities/customers/byiduser`, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await mine.json()) as { data: { activityCustomers: { activity: { id: string } }[] } }
  return { token, refreshToken: null, activityId: data.activityCustomers[0]?.activity.id ?? '' }
}

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

/** What the device kept: of the snapshot, and by the keeper. */
export type Device = Partial<Snapshot> & { copies?: Copies }

/** The keeper's copy of the answer to a query, by the query's name and what it asks. */
export const kept = (query: string, wish: object, data: unknown, at = new Date().toISOString()): Device => ({
  copies: { [keyOf(query, wish)]: { data, at } },
})

/** Shows a part of the app to a customer, in Italian, with what the device kept, at an address. */
export function show(part: ReactNode, who: Awaited<ReturnType<typeof customer>>, device: Device = {}, path = '/') {
  const { copies: kept = {}, ...snapshotKept } = device
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const store = createStore({ session: who, snapshot: { byActivity: {}, ...snapshotKept }, copies: kept })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <Asking>{part}</Asking>
          <Address />
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  )
  return store
}
