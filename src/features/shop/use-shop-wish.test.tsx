import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
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
