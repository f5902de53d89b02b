import { expect, test } from 'vitest'
import { database } from '../../tests/setup/engines.ts'
import { appOver, ask } from '../../tests/setup/scene.ts'

const connection = await database('embedded')
const stage = (environment: Record<string, string> = {}) => {
  const { app } = appOver(connection, environment)
  return async (address: string, headers: Record<string, string> = {}) =>
    (await ask(app, 'GET /metrics', { address, headers: { Host: 'localhost:3000', ...headers } })).status
}
const forwarded = (client: string) => ({ 'X-Forwarded-For': client })

test('a caller on this machine alone reads the figures', async () => {
  const asked = stage()
  expect(await asked('127.0.0.1')).toBe(200)
  expect(await asked('::1', { Host: '[::1]:3000' })).toBe(200)
  expect(await asked('::ffff:127.0.0.9', { Host: '127.0.0.9' })).toBe(200)
  for (const address of ['100.64.1.2', '10.0.0.1', '2001:db8::1', '']) expect([address, await asked(address)]).toEqual([address, 404])
})

test('who says so is not on this machine', async () => {
  expect(await stage()('100.64.1.2', forwarded('127.0.0.1'))).toBe(404)
  expect(await stage({ TRUSTED_PROXIES: '10.0.0.0/8' })('100.64.1.2', forwarded('127.0.0.1'))).toBe(404)
})

test('what a proxy on this machine passes on comes from elsewhere, be the proxy known or not', async () => {
  const [unknown, known] = [stage(), stage({ TRUSTED_PROXIES: '127.0.0.1' })]
  for (const asked of [unknown, known]) {
    expect(await asked('127.0.0.1', forwarded('100.64.1.2'))).toBe(404)
    expect(await asked('127.0.0.1', forwarded('127.0.0.1, 100.64.1.2'))).toBe(404)
    for (const name of ['Forwarded', 'X-Real-IP', 'Via']) expect([name, await asked('127.0.0.1', { [name]: 'x' })]).toEqual([name, 404])
    expect(await asked('127.0.0.1', { Host: 'osteria.tessera.example' })).toBe(404)
  }
  expect(await known('127.0.0.1')).toBe(200)
})

test('the setting says who else', async () => {
  const asked = stage({ METRICS_FROM: '10.1.0.0/16', TRUSTED_PROXIES: '10.9.9.9' })
  expect(await asked('10.1.2.3', { Host: 'tessera.internal' })).toBe(200)
  expect(await asked('10.9.9.9', forwarded('10.1.2.3'))).toBe(200)
  expect(await asked('10.9.9.9', forwarded('10.2.2.3'))).toBe(404)
  expect(await asked('10.1.2.3', forwarded('100.64.1.2'))).toBe(404)
  expect(await asked('127.0.0.1')).toBe(404)
})
