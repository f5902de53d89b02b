import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
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

test('a key that is held since before it opened presses nothing in it', async () => {
  await open()
  const key = screen.getByRole('button', { name: 'Salva' })
  const isDone = (press: object) => fireEvent.keyDown(key, press)
  expect([isDone({ key: 'Enter', repeat: true }), isDone({ key: ' ', repeat: true })]).toEqual([false, false])
  // Pressed in it, it may be held: lines of a text.
  expect([isDone({ key: 'Enter' }), isDone({ key: 'Enter', repeat: true })]).toEqual([true, true])
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
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('it is a form of its own, also inside a page that is one', async () => {
  const onSave = vi.fn()
  const page = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <form onSubmit={page}>
        <Dialog title="Titolo" save="Salva" cancel="Annulla" onSave={onSave} onClose={vi.fn()}>
          <textarea aria-label="Testo" />
        </Dialog>
      </form>
    </I18nProvider>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Titolo' })
  expect(dialog.querySelector('form')).toContainElement(screen.getByLabelText('Testo'))
  await userEvent.type(screen.getByLabelText('Testo'), 'Una riga{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
  expect(onSave).toHaveBeenCalledOnce()
  expect(page).not.toHaveBeenCalled()
})

test.each([
  ['is off', { isOff: true }, true],
  ['has no network', { isOffline: true }, true],
  ['is busy', { isBusy: true }, false],
])('while it %s nothing is saved, and it can be closed', async (_, how, isDisabled) => {
  const { onClose, onSave, user } = await open(how)
  const save = screen.getByRole('button', { name: 'Salva' })
  if (isDisabled) expect(save).toBeDisabled()
  else expect(save).toHaveAttribute('aria-busy', 'true')
  await user.type(screen.getByLabelText('Nome'), 'Ada{Enter}')
  await user.click(save)
  expect(onSave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is lacking is said, and its key answers a tap', async () => {
  const { onSave, user } = await open({ missing: 'Scegli il servizio' })
  expect(screen.getByText('Scegli il servizio')).toHaveRole('status')
  const save = screen.getByRole('button', { name: 'Salva' })
  expect(save).toHaveClass('lacking-primary')
  await user.click(save)
  expect(onSave).toHaveBeenCalledOnce()
})

test('what stands in the way is said', async () => {
  await open({ isOffline: true, refusal: 'Non così' })
  expect(screen.getByRole('alert')).toHaveTextContent('Non così')
  expect(screen.getByText('Sei offline')).toBeInTheDocument()
})

test('the browser asks before it goes, once something was typed into it', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user, unmount } = await open()
  expect(isHeld()).toBe(false)
  await user.type(screen.getByLabelText('Nome'), 'A')
  expect(isHeld()).toBe(true)
  unmount()
  expect(isHeld()).toBe(false)
})
