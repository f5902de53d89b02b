import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { whenSaved } from '../../ui/use-unsaved.ts'
import { CardTill } from './CardTill.tsx'

joinNetwork()
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(navigator, 'vibrate')
  Reflect.deleteProperty(navigator, 'userActivation')
})

const shape = { for: '', path: 'M0 0', width: 1, height: 1, square: true }
const held = (balance: string) => ({ code: '2000000000015', type: 'V', codeType: 'EAN13', balance, pointBalance: '0' }) as never

test('while the card is shown at the till nothing takes the page away', async () => {
  // jsdom opens no dialog.
  HTMLDialogElement.prototype.showModal = () => {}
  show(<CardTill card={held('0.00')} activity={undefined} shape={shape} onClose={vi.fn()} />, await customer())
  const reload = vi.fn()
  whenSaved(reload)
  expect(reload).not.toHaveBeenCalled()
  cleanup()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

/** The till with a card whose balance another tap changes. */
function Till() {
  const [balance, setBalance] = useState('0.00')
  return (
    <>
      <CardTill card={held(balance)} activity={undefined} shape={shape} onClose={vi.fn()} />
      <button type="button" onClick={() => setBalance('3.95')}>
        lands
      </button>
    </>
  )
}

test('a purchase that lands while the card is shown is felt, once', async () => {
  HTMLDialogElement.prototype.showModal = () => {}
  const felt = vi.fn()
  Object.assign(navigator, { vibrate: felt, userActivation: { hasBeenActive: true } })
  show(<Till />, await customer())
  await waitFor(() => expect(felt).toHaveBeenCalled())
  felt.mockClear()
  fireEvent.click(screen.getByText('lands'))
  await waitFor(() => expect(felt).toHaveBeenCalledOnce())
  expect(await screen.findByText(/3,95/)).toBeInTheDocument()
})
