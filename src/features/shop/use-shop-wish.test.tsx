import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { useItems } from '../../api/shop.ts'
import { useShopWish } from './use-shop-wish.ts'

joinNetwork()

test('what is looked for next is asked for before the page is drawn anew, and once', async () => {
  const asked: (string | null)[] = []
  network.use(
    http.get('*/api/app/items/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filters[search]'))
      return answerTo(request)
    }),
  )
  const atOnce: unknown[] = []
  function Shop() {
    const { wish, change } = useShopWish()
    const items = useItems(wish, false)
    const onSearch = () => {
      change({ search: 'ab' })
      atOnce.push(...Object.values(store.getState().api.queries).map((query) => query?.originalArgs))
    }
    return (
      <>
        <output>{`${wish.search ?? 'all'}: ${items.data?.length ?? 'waits'}`}</output>
        <button type="button" onClick={onSearch}>
          Cerca
        </button>
      </>
    )
  }
  const store = show(<Shop />, await customer())
  expect(await screen.findByText('all: 1')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  expect(atOnce).toContainEqual(expect.objectContaining({ search: 'ab' }))
  await waitFor(() => expect(screen.getByText('ab: 1')).toBeInTheDocument())
  expect(asked).toEqual([null, 'ab'])
})

test('a text is drawn with its answer, one that was overtaken never; the address follows, with the filters', async () => {
  const held = Promise.withResolvers<void>()
  const answered: (string | null)[] = []
  network.use(
    http.get('*/api/app/items/search', async ({ request }) => {
      const search = new URL(request.url).searchParams.get('filters[search]')
      if (search === 'a') await held.promise
      answered.push(search)
      return answerTo(request)
    }),
  )
  const drawn: string[] = []
  function Shop() {
    const { wish, change, search } = useShopWish()
    const items = useItems(wish, false)
    const said = `${wish.search ?? 'all'}, ${wish.available ? 'there' : 'any'}: ${items.data?.length ?? 'waits'}`
    drawn.push(said)
    return (
      <>
        <output>{said}</output>
        <p>{useLocation().search}</p>
        <button type="button" onClick={() => void search('a')}>
          a
        </button>
        <button type="button" onClick={() => void search('ab')}>
          ab
        </button>
        <button type="button" onClick={() => change({ available: '1' })}>
          Disponibili
        </button>
      </>
    )
  }
  show(<Shop />, await customer())
  expect(await screen.findByText('all, any: 1')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Disponibili' }))
  expect(await screen.findByText('all, there: 1')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'a' }))
  await userEvent.click(screen.getByRole('button', { name: 'ab' }))
  expect(await screen.findByText('ab, there: 1')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('?available=1&search=ab')).toBeInTheDocument())
  held.resolve()
  await waitFor(() => expect(answered).toContain('a'))
  await userEvent.click(screen.getByRole('button', { name: 'Disponibili' }))
  expect(screen.getByText('?available=1&search=ab')).toBeInTheDocument()
  expect(drawn.filter((said) => said.startsWith('a,') || said.startsWith('ab, there: waits'))).toEqual([])
})

test('a text whose answer is late is in the address all the same', async () => {
  network.use(
    http.get('*/api/app/items/search', async ({ request }) =>
      new URL(request.url).searchParams.has('filters[search]') ? new Promise<never>(() => {}) : answerTo(request),
    ),
  )
  function Shop() {
    const { search } = useShopWish()
    return (
      <>
        <p>{useLocation().search || 'none'}</p>
        <button type="button" onClick={() => void search('ab')}>
          Cerca
        </button>
      </>
    )
  }
  show(<Shop />, await customer())
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('none')).toBeInTheDocument()
  expect(await screen.findByText('?search=ab')).toBeInTheDocument()
})

test('what was found stands as soon as the answer is there, before the address is changed', async () => {
  const atOnce: (string | null)[] = []
  function Shop() {
    const { wish, search } = useShopWish()
    const items = useItems(wish, false)
    const onSearch = async () => {
      await search('ab')
      atOnce.push(screen.getByRole('status').textContent, screen.getByTestId('address').textContent)
    }
    return (
      <>
        <output>{`${wish.search ?? 'all'}: ${items.data?.length ?? 'waits'}`}</output>
        <button type="button" onClick={() => void onSearch()}>
          Cerca
        </button>
      </>
    )
  }
  show(<Shop />, await customer())
  expect(await screen.findByText('all: 1')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => atOnce).toEqual(['ab: 1', '/'])
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/?search=ab')
})
