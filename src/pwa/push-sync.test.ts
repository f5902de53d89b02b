import { randomUUID } from 'node:crypto'
import { i18n } from '@lingui/core'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Device, DeviceFacts } from '#contract/devices.ts'
import { joinNetwork, network } from '../../tests/client.ts'
import { fakeCaches } from '../../tests/fakes/caches.ts'
import { noPushBrowser, type PushBrowser, pushBrowser } from '../../tests/fakes/push-browser.ts'
import { customer } from '../../tests/screen.tsx'
import { createStore } from '../app/store.ts'
import { claimsOf, ended } from '../state/session.ts'
import { turnOff, turnOn } from './push-switch.ts'
import { syncDevice } from './push-sync.ts'

joinNetwork()

let door: Awaited<ReturnType<typeof doorOf>>
let browser: PushBrowser
let store: ReturnType<typeof fakeCaches>
/** What was told to the server since. */
let saved: DeviceFacts[]

const doorOf = async () => createStore({ session: await customer(), snapshot: { byActivity: {} } })

const state = async () => {
  const kept = await store.match('/push-state', { cacheName: 'push' })
  return kept ? ((await kept.json()) as { owner: string; endpoint: string | null; publicKey: string | null }) : undefined
}

/** This device as the real server has it. */
async function device(): Promise<Device> {
  const headers = { Authorization: `Bearer ${door.getState().session.token}` }
  const answer = await fetch('http://localhost:3000/api/app/userregistrationcodes', { headers })
  const { data } = (await answer.json()) as { data: Device[] }
  return data.find(({ deviceId }) => deviceId === localStorage.getItem('tessera.device.id')) as Device
}

/** The answer of a server to the next saves, in place of the real one's. */
const says = (...answers: Partial<Device>[]) =>
  network.use(
    http.post('*/userregistrationcode/save/*', async ({ request }) => {
      saved.push((await request.clone().json()) as DeviceFacts)
      const more = answers[Math.min(saved.length, answers.length) - 1]
      return HttpResponse.json({ data: { id: 'd', deviceId: 'this-one', deviceName: 'Telefono', authNotice: 'Y', active: 'Y', ...more } })
    }),
  )

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  localStorage.setItem('tessera.device.id', randomUUID())
  saved = []
  store = fakeCaches()
  vi.stubGlobal('caches', store)
  door = await doorOf()
})
afterEach(noPushBrowser)

test('a device that is new tells about itself, gives itself no name, and asks nobody anything', async () => {
  browser = pushBrowser('default')
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(await device()).toMatchObject({ deviceName: null, authNotice: 'N', push: 'off', appVersion: __APP_VERSION__ })
  expect([browser.notification.requestPermission, browser.subscribe].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(await state()).toMatchObject({ owner: claimsOf(door.getState().session.token).sub, endpoint: null, publicKey: null })
})

test('turned on, lost by the browser, renewed at the next start, and turned off', async () => {
  browser = pushBrowser('default', 'granted')
  expect(await turnOn(door, 'it')).toBe('done')
  expect(await device()).toMatchObject({ authNotice: 'Y', push: 'on' })
  expect(await state()).toMatchObject({ endpoint: browser.current()?.endpoint, publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(browser.subscribe).toHaveBeenCalledTimes(1)

  browser.lose()
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(browser.subscribe).toHaveBeenCalledTimes(2)
  expect((await device()).push).toBe('on')
  expect((await state())?.endpoint).toBe(browser.current()?.endpoint)

  expect(await turnOff(door, 'it')).toBe('done')
  expect([browser.current(), await device()]).toEqual([null, expect.objectContaining({ authNotice: 'N', push: 'off' })])
  expect(await state()).toMatchObject({ endpoint: null, publicKey: null })
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(browser.subscribe).toHaveBeenCalledTimes(2)
})

test('a subscription for another key is made anew', async () => {
  browser = pushBrowser('granted')
  await turnOn(door, 'it')
  const old = browser.have(new Uint8Array(65))
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(browser.current()?.endpoint).not.toBe(old.endpoint)
})

test('one that the push service gave up is made anew, though the browser holds on to it', async () => {
  browser = pushBrowser('granted')
  const dead = browser.have()
  says({ push: 'lost' }, { push: 'on' })
  expect(await syncDevice(door, 'it')).toBe('well')
  expect(saved.map(({ subscription }) => subscription?.endpoint)).toEqual([dead.endpoint, browser.current()?.endpoint])
  expect(browser.current()).not.toBe(dead)
})

test('what cannot be renewed without a question is lost, and so is what the push service does not give', async () => {
  browser = pushBrowser('denied')
  says({ push: 'lost' })
  expect(await syncDevice(door, 'it')).toBe('lost')
  browser = pushBrowser('granted', 'failing')
  expect(await syncDevice(door, 'it')).toBe('lost')
})

test('a server that is out of reach changes nothing here', async () => {
  browser = pushBrowser('granted')
  browser.have()
  network.use(http.all('*', () => HttpResponse.error()))
  expect(await syncDevice(door, 'it')).toBe('unknown')
  expect(await turnOff(door, 'it')).toBe('unreached')
  expect(await turnOn(door, 'it')).toBe('unreached')
  expect(browser.current()).not.toBeNull()
})

test('each answer to the question has its outcome', async () => {
  for (const [answer, outcome] of [
    ['default', 'unanswered'],
    ['denied', 'refused'],
    ['failing', 'failed'],
  ] as const) {
    browser = pushBrowser('default', answer)
    expect(await turnOn(door, 'it')).toBe(outcome)
  }
})

test('a device that was switched off as a whole is active again', async () => {
  browser = pushBrowser('granted')
  await turnOn(door, 'it')
  const headers = { Authorization: `Bearer ${door.getState().session.token}`, 'Content-Type': 'application/json' }
  const { id } = await device()
  await fetch(`http://localhost:3000/api/userregistrationcode/${id}`, { method: 'PUT', headers, body: '{"active":"N"}' })
  expect(await syncDevice(door, 'it')).toBe('well')
  await turnOn(door, 'it')
  expect(await device()).toMatchObject({ active: 'Y', authNotice: 'Y', push: 'on' })
})

test('who goes out while it is under way leaves nothing behind, and nothing is told in nobody’s name', async () => {
  browser = pushBrowser('granted')
  browser.have()
  says({ push: 'on' })
  const under = syncDevice(door, 'it')
  door.dispatch(ended('elsewhere'))
  await under
  expect([await state(), browser.current(), saved]).toEqual([undefined, null, []])
})
