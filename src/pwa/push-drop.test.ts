import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '#contract/devices.ts'
import { joinNetwork, network } from '../../tests/client.ts'
import { noPushBrowser, pushBrowser } from '../../tests/fakes/push-browser.ts'
import { deviceId } from './device-id.ts'
import { DROP, leavePush } from './push-drop.ts'

joinNetwork()

let dropped: unknown[] = []

beforeEach(() => {
  dropped = []
  network.use(
    http.post('*/app/push-subscriptions/drop', async ({ request }) => {
      dropped.push(await request.json())
      return HttpResponse.json({})
    }),
  )
})
afterEach(noPushBrowser)

test('the browser lets go of the subscription, and the server hears of it', async () => {
  const browser = pushBrowser('granted')
  const { endpoint } = browser.have()
  await leavePush()
  expect(browser.current()).toBeNull()
  await waitFor(() => expect(dropped).toEqual([{ deviceId: deviceId(), endpoint }]))
  expect(`${calls.drop.method} ${calls.drop.path}`).toBe(`POST ${DROP}`)
})

test('where there was none nothing is told', async () => {
  pushBrowser('granted')
  await leavePush()
  expect(dropped).toEqual([])
})
