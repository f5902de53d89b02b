import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigationType } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { paging } from '#contract/wire.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { ListSearch } from './ListSearch.tsx'
import { Paging } from './Paging.tsx'
import { useListWish } from './use-list-wish.ts'

joinNetwork()
const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
const searched = vi.fn<(text: string) => void>()
const Wish = z.object({ activityId: z.optional(z.string()), search: z.optional(z.string()), ...paging('name') })

function List({ total = 40 }: { total?: number }) {
  const { wish, change } = useListWish(Wish, { activityId: 'mine' })
  return (
    <>
      <output aria-label="Wish">{JSON.stringify(wish)}</output>
      <output aria-label="Way">{useNavigationType()}</output>
      <ListSearch
        label="Cerca"
        value={wish.search ?? ''}
        onSearch={(search) => {
          searched(search)
          change({ search })
        }}
      />
      <Paging wish={wish} total={total} onChange={change} />
      <button type="button" onClick={() => change({ search: undefined })}>
        Tutto
      </button>
    </>
  )
}
const address = () => screen.getByTestId('address').textContent
const wish = () => JSON.parse(screen.getByLabelText('Wish').textContent) as object
const open = async (path: string, total?: number) => show(<List total={total} />, await customer(), undefined, path)

test('the wish is in the address; another wish goes back to the first page, what is elsewhere in the address stays', async () => {
  await open('/orders?in=all&page=2&rowsPerPage=15&activityId=another')
  expect(wish()).toEqual({ activityId: 'mine', page: 2, rowsPerPage: 15 })
  expect(screen.getByText('16–30 di 40')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pagina seguente' }))
  expect(address()).toBe('/orders?in=all&page=3&rowsPerPage=15&activityId=another')
  expect(screen.getByRole('button', { name: 'Pagina seguente' })).toBeDisabled()
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Pagina precedente' }))
  expect(wish()).toMatchObject({ page: 2 })
  await userEvent.type(screen.getByLabelText('Cerca'), 'pane ')
  await waitFor(() => expect(wish()).toEqual({ activityId: 'mine', rowsPerPage: 15, search: 'pane' }))
  expect(searched.mock.calls).toEqual([['pane']])
  expect(screen.getByLabelText('Way')).toHaveTextContent('REPLACE')
  expect(screen.getByRole('button', { name: 'Pagina precedente' })).toBeDisabled()
  await userEvent.clear(screen.getByLabelText('Cerca'))
  await waitFor(() => expect(wish()).toEqual({ activityId: 'mine', rowsPerPage: 15 }))
  await userEvent.selectOptions(screen.getByLabelText('Righe per pagina'), '20 per pagina')
  expect(wish()).toEqual({ activityId: 'mine', rowsPerPage: 20 })
})

test('what is taken back elsewhere goes from the field, too', async () => {
  await open('/orders?search=pane')
  expect(screen.getByLabelText('Cerca')).toHaveValue('pane')
  await userEvent.click(screen.getByRole('button', { name: 'Tutto' }))
  expect(screen.getByLabelText('Cerca')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Cerca'), 'vino')
  await waitFor(() => expect(wish()).toMatchObject({ search: 'vino' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tutto' }))
  await waitFor(() => expect(screen.getByLabelText('Cerca')).toHaveValue(''))
  expect(wish()).toEqual({ activityId: 'mine' })
})

test('an address that asks for nonsense asks for nothing; one page is not turned', async () => {
  await open('/orders?page=-1&sortBy=password', 3)
  expect(wish()).toEqual({ activityId: 'mine' })
  expect(screen.getByText('3 in tutto')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Pagina/ })).not.toBeInTheDocument()
})
