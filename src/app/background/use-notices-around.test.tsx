import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { useLateMarks, useNoticesAround } from './use-notices-around.ts'

joinNetwork()
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

function Around() {
  useNoticesAround()
  useLateMarks()
  return null
}

const sent = (id: string, read: boolean) => {
  const created = new Date().toISOString()
  return { id, read, readNative: false, created, notice: { id: `n-${id}`, title: id, message: null, created, translations: [] } }
}
const inbox = (unread: number) =>
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [sent('a', unread === 0), sent('b', true)], totalRows: 2, unread })),
  )
function badge() {
  const set = vi.fn(async () => {})
  const clear = vi.fn(async () => {})
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear })
  return { set, clear }
}

test('the icon counts what is unread, on the bare host in all of her activities', async () => {
  const { set } = badge()
  inbox(1)
  show(<Around />, await customer(), { byActivity: { other: { unread: { data: 4, at: '' } } } })
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(5))
})

test('and nothing where all is read', async () => {
  const { set, clear } = badge()
  inbox(0)
  show(<Around />, await customer())
  await waitFor(() => expect(clear).toHaveBeenCalled())
  expect(set).not.toHaveBeenCalled()
})

test('what was opened without a network is told at the next start', async () => {
  inbox(1)
  const told: string[] = []
  network.use(
    http.put('*/api/notice-sents/:id/:mark', ({ params }) => {
      told.push(`${params.id} ${params.mark}`)
      return HttpResponse.json({ data: { id: params.id, read: true } })
    }),
  )
  const who = await customer()
  const store = show(<Around />, who, { byActivity: { [who.activityId]: { marks: { data: [{ id: 'a', isNative: true }], at: '' } } } })
  await waitFor(() => expect(told).toEqual(['a read-native']))
  await waitFor(() => expect(store.getState().snapshot.byActivity[who.activityId]?.marks?.data).toEqual([]))
})
