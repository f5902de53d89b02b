import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Workbox } from 'workbox-window'
import { expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { followUpdates } from '../../pwa/update.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'

joinNetwork()

test('a waiting version is offered, and used on a tap, after what is unsaved is gone', async () => {
  const worker = Object.assign(new EventTarget(), { messageSkipWaiting: vi.fn() })
  followUpdates(worker as unknown as Workbox, vi.fn())
  show(<UpdatePrompt />, await customer())
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  act(() => void worker.dispatchEvent(new Event('waiting')))
  const typed = renderHook(() => useUnsaved())
  await userEvent.click(screen.getByRole('button', { name: 'Aggiorna' }))
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled()
  typed.unmount()
  await waitFor(() => expect(worker.messageSkipWaiting).toHaveBeenCalled())
})
