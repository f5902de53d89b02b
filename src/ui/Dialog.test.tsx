import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { whenSaved } from './use-unsaved.ts'

i18n.load('it', {})
i18n.activate('it')

async function open(more: Partial<ComponentProps<typeof Dialog>> = {}) {
  const onSave = vi.fn()
  const onClose = vi.fn()
  const user = userEvent.setup()
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Titolo" save="Salva" cancel="Annulla" onSave={onSave} onClose={onClose} {...more}>
        <input aria-label="Nome" />
      </Dialog>
    </I18nProvider>,
  )
  await screen.findByRole('dialog', { name: 'Titolo' })
  return { onSave, onClose, user, unmount }
}

test('Esc closes it', async () => {
  const { onClose, onSave, user } = await open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSave).not.toHaveBeenCalled()
})

test('Enter saves, but on a key it is that key', async () => {
  const { onClose, onSave, user } = await open()
  await user.type(screen.getByLabelText('Nome'), 'Ada{Enter}')
  expect(onSave).toHaveBeenCalledOnce()
  screen.getByRole('button', { name: 'Annulla' }).focus()
  await user.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a tap outside does nothing: it is persistent', async () => {
  const { onClose } = await open()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(onClose).not.toHaveBeenCalled()
})

test('there may be a second way to save', async () => {
  const second = { label: 'Salva e chiudi', onSave: vi.fn() }
  const { onSave, user } = await open({ second })
  await user.click(screen.getByRole('button', { name: 'Salva e chiudi' }))
  expect(second.onSave).toHaveBeenCalledOnce()
  expect(onSave).not.toHaveBeenCalled()
})

test('while it is open nothing takes the page away', async () => {
  const reload = vi.fn()
  const { unmount } = await open()
  whenSaved(reload)
  expect(reload).not.toHaveBeenCalled()
  unmount()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
