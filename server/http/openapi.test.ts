import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { calls as card } from '#contract/card.ts'
import { calls as auth } from '#contract/auth.ts'
import { calls as activities } from '#contract/activities.ts'
import { calls as flows } from '#contract/flows.ts'
import { calls as notices } from '#contract/notices.ts'
import type { Call } from '#contract/wire.ts'
import type { App } from './deps.ts'
import { describe as described, openapi } from './openapi.ts'

const calls = [card, auth, activities, flows, notices].flatMap((noun): Call[] => Object.values(noun))
const made = described(calls, '1')
type Operation = { parameters: { name: string; in: string; required: boolean }[]; security?: object[]; requestBody?: object }
const at = (path: string, method: string) => made.paths[path]?.[method] as unknown as Operation

test('every call is there, with its input where the wire has it', () => {
  for (const { path, method } of calls) expect(at(path, method.toLowerCase()), `${method} ${path}`).toBeDefined()
  expect(at('/api/cards/me', 'get').parameters).toMatchObject([{ name: 'filters[activityId]', in: 'query', required: true }])
  expect(at('/api/app/activities/{id}/userflows', 'get').parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'path id',
    'query filters[group]',
    'query sortBy',
    'query descending',
    'query page',
    'query rowsPerPage',
  ])
  expect(JSON.stringify(at('/api/login_check', 'post').requestBody)).toContain('"password"')
})

test('who needs a session is said', () => {
  expect(at('/api/cards/me', 'get').security).toEqual([{ token: [] }])
  expect(at('/api/login_check', 'post').security).toBeUndefined()
})

test('what takes a role and what may carry a key are said', () => {
  const send = at('/api/notices', 'post')
  expect(send).toMatchObject({ description: expect.stringContaining('For ROLE_ADMIN of the activity') })
  expect(send.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
  expect(JSON.stringify(send.requestBody)).toContain('"withoutVisitDays"')
})

test('every schema is plain JSON without a reference to nowhere', () => {
  const text = JSON.stringify(made)
  expect([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((found) => found[1])).toEqual(calls.map(() => '#/components/schemas/Refusal'))
})

test('the page and its style come from here, without a script', async () => {
  const app: App = new Hono()
  openapi(app, calls)
  const [json, page, style] = await Promise.all(['/api/openapi.json', '/api/docs', '/api/docs.css'].map(async (path) => app.request(path)))
  expect(await json?.json()).toMatchObject({ openapi: '3.1.0' })
  const html = (await page?.text()) ?? ''
  expect(html).toContain('/api/cards/me')
  expect(html).not.toMatch(/<script|<style|style=|https?:/)
  expect(style?.headers.get('content-type')).toContain('text/css')
})
