import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../tests/client.ts'
import { noPushBrowser, pushBrowser } from '../../tests/fakes/push-browser.ts'
import { deviceId } from './device-id.ts'
import { followDrops, leavePush, sendDrops } from './push-drop.ts'

joinNetwork()

const KEY = 'tessera.device.drop'
const online = vi.spyOn(navigator, 'onLine', 'get')
let dropped: unknown[] = []
let status = 200

beforeEach(() => {
  dropped = []
  status = 200
  online.mockReturnValue(true)
  network.use(
    http.post('*/app/push-subscriptions/drop', async ({ request }) => {
      dropped.push(await request.json())
      return HttpResponse.json({}, { status })
    }),
  )
})
afterEach(noPushBrowser)

test('the browser lets go of the subscription, and the server hears of it', async () => {
  const browser = pushBrowser('granted')
  const { endpoint } = browser.have()
  await leavePush()
  expect(browser.current()).toBeNull()
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  expect(dropped).toEqual([{ deviceId: deviceId(), endpoint }])
})

test('without a network it waits on the device, and goes out once there is one', async () => {
  online.mockReturnValue(false)
  const browser = pushBrowser('granted')
  const { endpoint } = browser.have()
  await leavePush()
  expect([browser.current(), dropped]).toEqual([null, []])
  followDrops()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  expect(dropped).toEqual([{ deviceId: deviceId(), endpoint }])
})

test.each([
  [503, true],
  [429, true],
  [422, false],
])('an answer of %i is asked again: %s', async (said, waits) => {
  status = said
  pushBrowser('granted').have()
  await leavePush()
  await vi.waitFor(() => expect(dropped).toHaveLength(1))
  await vi.waitFor(() => expect(localStorage.getItem(KEY) !== null).toBe(waits))
})

test('where there was none nothing is told, and what nobody wrote is not sent', async () => {
  pushBrowser('granted')
  await leavePush()
  localStorage.setItem(KEY, '[1, {"deviceId": 3}]')
  await sendDrops()
  expect(dropped).toEqual([])
})
