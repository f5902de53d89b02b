import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { createStore } from '../../app/store.ts'
import { useTold } from './use-told.ts'

const session = { token: null, refreshToken: null, activityId: 'a1' }
const storeWith = (told?: string | null) =>
  createStore({
    session,
    snapshot: { byActivity: told === undefined ? {} : { a1: { told: { data: told, at: '2026-11-27T08:00:00Z' } } } },
    copies: {},
  })

/** Home is opened; the line is heard. */
function home(store: ReturnType<typeof storeWith>) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useTold, { wrapper })
  return { left: () => result.current.told, says: (id: string | null) => act(() => result.current.onTold(id)) }
}

test('what the line tells is left out from the next opening on, so that nothing moves on this one', () => {
  const store = storeWith()
  const first = home(store)
  first.says('n1')
  expect(first.left()).toBeNull()
  expect(home(store).left()).toBe('n1')
})

test('what it does not tell any more stands among what is new at once', () => {
  const store = storeWith('n1')
  const again = home(store)
  expect(again.left()).toBe('n1')
  again.says('n1')
  expect(again.left()).toBe('n1')
  again.says(null)
  expect(again.left()).toBeNull()
  expect(home(store).left()).toBeNull()
})
