import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaving } from './leaving.ts'

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

test('what React took away is seen leaving, deaf, and then gone', async () => {
  const over = Promise.withResolvers<void>()
  const moves = [{ finished: over.promise, effect: { getComputedTiming: () => ({ endTime: 180 }) } }]
  Object.assign(Element.prototype, { getAnimations: () => moves })
  const { unmount } = render(
    <div ref={leaving} id="sheet">
      Branzino
    </div>,
  )
  const sheet = () => document.querySelector<HTMLElement>('#sheet')
  unmount()
  await waitFor(() => expect(sheet()?.dataset.state).toBe('closed'))
  expect(sheet()).toHaveProperty('inert', true)
  over.resolve()
  await waitFor(() => expect(sheet()).toBeNull())
})

test('nothing is kept where the browser moves nothing', async () => {
  const { unmount } = render(<div ref={leaving} id="sheet" />)
  unmount()
  await Promise.resolve()
  expect(document.querySelector('#sheet')).toBeNull()
})
