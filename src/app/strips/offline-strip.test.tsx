import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../tests/screen.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { OfflineStrip } from './OfflineStrip.tsx'

function Shown({ at }: { at: string }) {
  useShowing(at)
  return <OfflineStrip />
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

test.each([
  ['Pacific/Kiritimati', '02:30'],
  ['Europe/Rome', '13:30'],
])('of when is what is shown is said on the clock of the activity: %s', async (zone, time) => {
  const kept = { byActivity: { a: { configuration: { data: { zone }, at: '' } } } }
  show(<Shown at="2026-01-10T12:30:00Z" />, { token: 'x', refreshToken: null, activityId: 'a' }, kept as never)
  expect(await screen.findByText(new RegExp(`^Sei offline: dati di .+, ${time}$`))).toBeInTheDocument()
})
