import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { useAddAddressMutation } from '../../api/addresses.ts'
import { type Outcome, useSubmit } from './use-submit.ts'

joinNetwork()
let who: Awaited<ReturnType<typeof customer>>
/** The keys of the wishes that went out. */
let sent: (string | null)[] = []
beforeEach(async () => {
  who = await customer()
  sent = []
})
afterEach(() => void vi.restoreAllMocks())

/** What is on the way waits for `until`; the first answer may get lost. */
const follow = ({ until, isLost = false }: { until?: Promise<void>; isLost?: boolean } = {}) =>
  network.use(
    http.post('*/api/customer-addresses', async ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key'))
      const answer = await answerTo(request)
      await until
      return isLost && sent.length === 1 ? HttpResponse.error() : answer
    }),
  )

/** A form of an address; `cap` is what the server may refuse, `reported` what it reports beside. */
function Form({ cap = '16032', countryId = 'IT', onDone }: { cap?: string; countryId?: string; onDone?: () => void }) {
  const [add] = useAddAddressMutation()
  const form = useForm({ defaultValues: { cap, address: 'Via dei Desideri 1' } })
  const { submit, isBusy, isOffline, refusal } = useSubmit(
    (values: { cap: string; address: string }) => add({ ...values, countryId, activityId: who.activityId }),
    { form, success: 'Fatto', onDone },
  )
  const { cap: wrong } = form.formState.errors
  return (
    <form onSubmit={form.handleSubmit(submit)}>
      <input aria-label="CAP" {...form.register('cap')} />
      <input aria-label="Via" {...form.register('address')} />
      {wrong ? <p role="note">{wrong.message}</p> : null}
      {refusal ? <p role="alert">{refusal}</p> : null}
      <button type="submit" disabled={isOffline} aria-busy={isBusy}>
        Salva
      </button>
    </form>
  )
}
const button = () => screen.getByRole('button', { name: 'Salva' })

test('a wish goes out once, however often it is tapped, and what came of it is said', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  follow({ until: promise })
  const onDone = vi.fn()
  const store = show(<Form onDone={onDone} />, who)
  await userEvent.dblClick(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  resolve()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
  expect(store.getState().messages).toMatchObject([{ kind: 'success', text: 'Fatto' }])
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'))
})

/** A button whose wish leads on, unless she has left. */
function Leading({ leadsTo }: { leadsTo: () => void }) {
  const [add] = useAddAddressMutation()
  const { submit } = useSubmit((cap: string) => add({ cap, address: 'Via Lenta 9', countryId: 'IT', activityId: who.activityId }), {
    success: 'Fatto',
    leadsTo,
    late: () => ({ text: 'Indirizzo aggiunto', way: { to: '/profile/addresses', words: 'Guarda' } }),
    whose: 'Nora',
  })
  return (
    <>
      <button type="button" onClick={() => void submit('16032')}>
        Salva
      </button>
      <button type="button" onClick={() => void submit('1')}>
        Sbaglia
      </button>
    </>
  )
}

test('what was done leads on as long as she is there; once she has left, it is told with a way to it, and a refusal with its name', async () => {
  const here = location.pathname
  const leadsTo = vi.fn()
  const store = show(<Leading leadsTo={leadsTo} />, who)
  await userEvent.click(button())
  await waitFor(() => expect(leadsTo).toHaveBeenCalledOnce())
  expect(store.getState().messages.map(({ text }) => text)).toEqual(['Fatto'])
  const { promise, resolve } = Promise.withResolvers<void>()
  follow({ until: promise })
  await userEvent.click(button())
  history.pushState(null, '', '/elsewhere')
  resolve()
  await waitFor(() => expect(store.getState().messages).toHaveLength(2))
  expect(store.getState().messages[1]).toMatchObject({ text: 'Indirizzo aggiunto', way: { to: '/profile/addresses' } })
  const wait = Promise.withResolvers<void>()
  follow({ until: wait.promise })
  await userEvent.click(screen.getByRole('button', { name: 'Sbaglia' }))
  history.pushState(null, '', here)
  wait.resolve()
  await waitFor(() => expect(store.getState().messages).toHaveLength(3))
  expect(store.getState().messages[2]).toMatchObject({ kind: 'error', text: expect.stringMatching(/^Nora: /) })
  expect(leadsTo).toHaveBeenCalledOnce()
})

test('what is refused stands at its field, which has the focus', async () => {
  show(<Form cap="1" />, who)
  await userEvent.click(button())
  expect(await screen.findByRole('note')).toHaveTextContent('In questo paese il CAP si scrive così')
  await waitFor(() => expect(screen.getByLabelText('CAP')).toHaveFocus())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what is refused and about no field of the form stands by itself, until the next try', async () => {
  network.use(
    http.post('*/api/customer-addresses', () => HttpResponse.json({ code: 'too_many', message: 'Troppi' }, { status: 429 }), {
      once: true,
    }),
  )
  show(<Form />, who)
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Troppi')
  await userEvent.click(button())
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test.each([
  [47, 'Troppi tentativi: riprova tra 50 secondi'],
  [91, 'Troppi tentativi: riprova tra 2 minuti'],
  [7_200, 'Troppi tentativi: riprova tra 2 ore'],
  [86_400, 'Troppi tentativi: riprova tra 24 ore'],
])('who has %i seconds to wait is told how long', async (wait, words) => {
  const headers = { 'Retry-After': String(wait) }
  network.use(
    http.post('*/api/customer-addresses', () => HttpResponse.json({ code: 'too_many', message: 'Troppi' }, { status: 429, headers })),
  )
  show(<Form />, who)
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('a lost answer is unsure, and the next try is the same wish', async () => {
  follow({ isLost: true })
  const onDone = vi.fn()
  show(<Form onDone={onDone} />, who)
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Non sappiamo se è arrivato: riprova, non conterà due volte.')
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(button())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toEqual([expect.any(String), sent[0]])
})

test('without a network nothing goes out, and nothing is lost', async () => {
  follow()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onDone = vi.fn()
  show(<Form onDone={onDone} />, who)
  expect(button()).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Via'), '2{Enter}')
  expect(sent).toEqual([])
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await userEvent.click(button())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Via')).toHaveValue('Via dei Desideri 12')
})

/** A wish that ends as it is told to. */
function Wish({ outcomes }: { outcomes: Outcome<unknown>[] }) {
  const { submit, refusal, fresh, clear } = useSubmit(async () => outcomes.shift() ?? {}, {
    words: ({ code }) => (code === 'sold_out' ? 'Restano due' : undefined),
  })
  return (
    <>
      <button type="button" onClick={() => void submit()}>
        Ordina
      </button>
      <button type="button" onClick={clear}>
        Cambia
      </button>
      <output>{JSON.stringify({ refusal, fresh })}</output>
    </>
  )
}

test('a conflict hands over what is so by now, until she changes her wish; the screen may have words of its own', async () => {
  const conflict = { status: 409, code: 'sold_out', message: 'Non ce ne sono abbastanza', data: { left: 2 } }
  show(<Wish outcomes={[{ error: conflict }, { error: { message: 'Nessuna passkey scelta' } }]} />, who)
  const output = screen.getByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Ordina' }))
  expect(output).toHaveTextContent('{"refusal":"Restano due","fresh":{"left":2}}')
  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }))
  expect(output).toHaveTextContent('{}')
  await userEvent.click(screen.getByRole('button', { name: 'Ordina' }))
  expect(output).toHaveTextContent('{"refusal":"Nessuna passkey scelta"}')
})
