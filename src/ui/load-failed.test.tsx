import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { LoadFailed } from './LoadFailed.tsx'

joinNetwork()
afterEach(() => void vi.restoreAllMocks())

const OFFLINE = 'Appena torna la rete la vedi.'

test.each([
  ['nobody answered, and the network is gone by now', { code: 'network', message: '', status: 0 }, false, true],
  ['nobody answered', { code: 'network', message: '', status: 0 }, true, false],
  ['the server refused, and the network is gone by now', { code: 'gone', message: 'Non c’è più', status: 404 }, false, false],
])('what is said where %s', async (_, failure, isOnline, isOffline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  show(<LoadFailed failure={failure} title="La carta" offline={OFFLINE} onRetry={() => undefined} />, await customer())
  expect(screen.queryAllByText(OFFLINE)).toHaveLength(isOffline ? 1 : 0)
})
