import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { AskExport } from './AskExport.tsx'
import { EmailPage } from './EmailPage.tsx'
import { LeavePage } from './LeavePage.tsx'

joinNetwork()

/** What was asked, each as it came; the answer to the first is lost. */
function losing(method: 'put' | 'post', path: string, answer: object) {
  const asked: Record<string, unknown>[] = []
  network.use(
    http[method](path, async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>)
      return asked.length === 1 ? HttpResponse.error() : HttpResponse.json(answer)
    }),
  )
  return asked
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const isUnsure = () => screen.findByText(/non conterà due volte/)

/** Both tries were one. */
function isOne([first, second, ...more]: Record<string, unknown>[]) {
  expect(first?.attempt).toEqual(expect.any(String))
  expect([second, more]).toEqual([first, []])
}

test('the code for another address is asked for once, though the answer is lost; back from it the address is still there', async () => {
  const asked = losing('put', '*/api/app/email', { data: { challenge: 'c' } })
  show(<EmailPage />, await customer(), {}, '/profile/email')
  const address = () => screen.getByRole('textbox', { name: 'Nuovo indirizzo e-mail' })
  fireEvent.input(address(), { target: { value: 'nuova@example.com' } })
  fireEvent.input(screen.getByLabelText('La tua password'), { target: { value: 'segreta' } })
  press('Manda il codice')
  await isUnsure()
  press('Manda il codice')
  expect(await screen.findByText(/Abbiamo mandato un codice/)).toBeVisible()
  isOne(asked)
  press('Non arriva: controlla l’indirizzo o chiedine un altro')
  await waitFor(() => expect(address()).toHaveValue('nuova@example.com'))
})

test('so is the code that deletes the account; another one is another', async () => {
  const asked = losing('put', '*/api/app/leave', { data: { challenge: 'c' } })
  show(<LeavePage />, await customer(), {}, '/profile/delete')
  press('Mandami il codice per eliminarlo')
  await isUnsure()
  press('Mandami il codice per eliminarlo')
  expect(await screen.findByText(/Abbiamo mandato un codice/)).toBeVisible()
  isOne(asked)
  press('Non arriva: chiedine un altro')
  press('Mandami il codice per eliminarlo')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]?.attempt).not.toBe(asked[0]?.attempt)
})

test('and all that is known about her', async () => {
  const asked = losing('post', '*/api/app/exports', {})
  show(<AskExport />, await customer(), {}, '/profile/export')
  press('Prepara i miei dati')
  await isUnsure()
  press('Prepara i miei dati')
  expect(await screen.findByText('Ti scriviamo tra poco')).toBeVisible()
  isOne(asked)
})
