import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at, booked, counterDay, DATE, opening, ZONE } from '../../../../../tests/fixtures/counter-day.ts'
import { OperatorColumns } from './OperatorColumns.tsx'
import type { Wish } from './wishes.ts'

const sara = { id: 'sara', fullName: 'Sara Rinaldi' }
const marco = { id: 'marco', fullName: 'Marco Bini' }

const day = counterDay({
  operators: [sara, marco].map((one) => ({ ...one, image: null })),
  open: [opening('09:00', '13:00', 'sara'), opening('14:00', '18:00', 'sara'), opening('09:00', '18:00', 'marco')],
  data: [
    booked('Giulia Conti', '10:00', '10:45', { operator: sara, service: 'Taglio e piega' }),
    booked('Carla Neri', '11:00', '12:30', { operator: sara, service: 'Colore' }),
    booked('Nino Bo', '10:00', '10:30', { operator: marco, service: 'Taglio uomo' }),
    booked('Marta Poli', '14:00', '14:45', { operator: sara, service: 'Piega', confirmed: 'I', keys: ['accept', 'decline'] }),
  ],
})

const onMove = vi.fn<(wish: Wish | undefined) => void>()
const onConfirm = vi.fn()

function Page({ begun }: { begun?: Wish }) {
  const [open, setOpen] = useState<string>()
  const [moving, setMoving] = useState(begun)
  return (
    <I18nProvider i18n={i18n}>
      <OperatorColumns
        day={day}
        date={DATE}
        zone={ZONE}
        now={at('09:40')}
        open={open}
        onOpen={setOpen}
        keysOf={({ customer }) => <button type="button">Chiama {customer.name}</button>}
        grid={30}
        moving={moving}
        onMove={(wish) => {
          onMove(wish)
          setMoving(wish)
        }}
        onConfirm={onConfirm}
      />
    </I18nProvider>
  )
}

beforeEach(() => i18n.loadAndActivate({ locale: 'it', messages: {} }))
afterEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
})

const block = (name: RegExp) => screen.getByRole('button', { name })
const said = () => screen.getByRole('status').textContent
const wish = (time: string, operatorId: string): Wish => ({ id: 'giulia-conti', time, operatorId })

test('each operator has a column with how many come, her bookings by time and her breaks', () => {
  render(<Page />)
  const column = screen.getByRole('list', { name: 'Sara Rinaldi 3 oggi' })
  expect(
    within(column)
      .getAllByRole('button')
      .map((one) => one.querySelector('.unseen')?.textContent),
  ).toEqual([
    'Giulia Conti, Taglio e piega, 10:00, confermata',
    'Carla Neri, Colore, 11:00, confermata',
    'Marta Poli, Piega, 14:00, in attesa',
  ])
  expect(within(column).getByText('Pausa')).toHaveTextContent('Pausa13:00–14:00')
  expect(within(screen.getByRole('list', { name: 'Marco Bini 1 oggi' })).queryByText('Pausa')).toBeNull()
})

test('Enter on a booking, then arrows: each step is a wish and is said, and nothing is sent', async () => {
  render(<Page />)
  const user = userEvent.setup()
  act(() => block(/^Giulia/).focus())
  await user.keyboard('{Enter}')
  expect(onMove).toHaveBeenLastCalledWith(wish('10:00', 'sara'))
  expect(said()).toBe('Sposti Giulia Conti. Frecce: ora e operatore. Invio conferma, Esc lascia dov’era.')
  await user.keyboard('{ArrowDown}')
  expect([onMove.mock.lastCall?.[0], said()]).toEqual([wish('10:30', 'sara'), '10:30, Sara Rinaldi, occupato'])
  await user.keyboard('{ArrowRight}')
  expect([onMove.mock.lastCall?.[0], said()]).toEqual([wish('10:30', 'marco'), '10:30, Marco Bini, libero'])
  expect(screen.getByText('il posto resta suo')).toBeInTheDocument()
  expect(screen.getByText('10:30–11:15').parentElement).toHaveTextContent('libero')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(said()).toBe('09:00, Marco Bini, già passato')
  const calls = onMove.mock.calls.length
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(onMove).toHaveBeenCalledTimes(calls)
  expect(onConfirm).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Escape leaves it where it was, and says so', async () => {
  render(<Page />)
  const user = userEvent.setup()
  act(() => block(/^Giulia/).focus())
  await user.keyboard('{Enter}{ArrowDown}{Escape}')
  expect(onMove).toHaveBeenLastCalledWith(undefined)
  expect(said()).toBe('Resta alle 10:00')
  expect(screen.queryByText('il posto resta suo')).toBeNull()
})

test('what may not be moved opens with Enter, and so does any with a space', async () => {
  render(<Page />)
  const user = userEvent.setup()
  act(() => block(/^Marta/).focus())
  await user.keyboard('{Enter}')
  expect(screen.getByText('Chiama Marta Poli')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Chiama Marta Poli')).toBeNull()
  act(() => block(/^Carla/).focus())
  await user.keyboard(' ')
  expect(screen.getByText('Chiama Carla Neri')).toBeInTheDocument()
  expect(onMove).not.toHaveBeenCalled()
})

test('arrows lead through a column, and sideways to whoever is nearest in time', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toHaveAccessibleName(/^Marta/)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName(/^Nino/)
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toHaveAccessibleName(/^Giulia/)
})

test('a move that the page begins is heard by the arrows at once', async () => {
  render(<Page begun={wish('10:00', 'sara')} />)
  await userEvent.setup().keyboard('{ArrowRight}')
  expect(onMove).toHaveBeenLastCalledWith(wish('10:00', 'marco'))
})

/** jsdom lays nothing out: two columns of 200 px side by side, an hour of 100 px from 9 to 18. */
function laidOut() {
  const columns = [...document.querySelectorAll('[data-column]')]
  for (const [index, column] of columns.entries()) column.getBoundingClientRect = () => new DOMRect(index * 200, 0, 200, 900)
  const root = columns[0]?.parentElement as HTMLElement
  root.setPointerCapture = () => {}
  const handle = document.querySelector('[data-handle="giulia-conti"]') as HTMLElement
  ;(handle.closest('li') as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 100, 200, 75)
  return { root, handle }
}
const pointer = (pointerType: string, clientX: number, clientY: number) => ({
  pointerType,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  clientX,
  clientY,
})

test('a mouse pulls a booking by its handle, and letting go opens nothing', () => {
  render(<Page />)
  const { root, handle } = laidOut()
  fireEvent.pointerDown(handle, pointer('mouse', 10, 110))
  fireEvent.pointerMove(root, pointer('mouse', 12, 112))
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.pointerMove(root, pointer('mouse', 250, 218))
  expect(onMove).toHaveBeenLastCalledWith(wish('11:00', 'marco'))
  fireEvent.pointerUp(root, pointer('mouse', 250, 218))
  fireEvent.click(handle, { detail: 1 })
  expect(screen.queryByText('Chiama Giulia Conti')).toBeNull()
  fireEvent.pointerMove(root, pointer('mouse', 250, 400))
  expect(onMove).toHaveBeenLastCalledWith(wish('11:00', 'marco'))
})

test('a finger has to rest on the handle first: one that scrolls moves nobody', () => {
  vi.useFakeTimers()
  render(<Page />)
  const { root, handle } = laidOut()
  fireEvent.pointerDown(handle, pointer('touch', 10, 110))
  fireEvent.pointerMove(root, pointer('touch', 10, 140))
  act(() => void vi.advanceTimersByTime(400))
  fireEvent.pointerMove(root, pointer('touch', 10, 240))
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.pointerUp(root, pointer('touch', 10, 240))
  fireEvent.pointerDown(handle, pointer('touch', 10, 110))
  act(() => void vi.advanceTimersByTime(260))
  fireEvent.pointerMove(root, pointer('touch', 10, 160))
  expect(onMove).toHaveBeenLastCalledWith(wish('10:30', 'sara'))
  expect(fireEvent.touchMove(root)).toBe(false)
})
