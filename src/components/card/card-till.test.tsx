import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { whenSaved } from '../../ui/use-unsaved.ts'
import { CardTill } from './CardTill.tsx'

joinNetwork()
afterEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

test('while the card is shown at the till nothing takes the page away', async () => {
  // jsdom opens no dialog.
  HTMLDialogElement.prototype.showModal = () => {}
  const card = { code: '2000000000015', type: 'V', codeType: 'EAN13', balance: '0.00', pointBalance: '0' } as never
  show(
    <CardTill card={card} activity={undefined} shape={{ for: '', path: 'M0 0', width: 1, height: 1, square: true }} onClose={vi.fn()} />,
    await customer(),
  )
  const reload = vi.fn()
  whenSaved(reload)
  expect(reload).not.toHaveBeenCalled()
  cleanup()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
