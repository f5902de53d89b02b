import * as z from 'zod/mini'
import { type $ZodType, parse, safeParse, toJSONSchema } from 'zod/v4/core'
import { expect, test } from 'vitest'
import { everyCall, lineOf } from '../../tests/setup/calls.ts'
import { compiled } from './compiled.ts'

const inner = z.object({ id: z.string(), note: z._default(z.nullable(z.string()), null) })
const schema = compiled(z.object({ data: z.array(inner), one: z.optional(z.nullable(inner)) }))

test('what is not named is left out, at any depth, and defaults are filled in', () => {
  const row = { id: '1', secret: 2 }
  expect(parse(schema, { data: [row], one: row, more: 3 })).toEqual({ data: [{ id: '1', note: null }], one: { id: '1', note: null } })
  expect(parse(schema, { data: [], one: null })).toEqual({ data: [], one: null })
})

test('what is wrong is said where it stands', () => {
  const { error } = safeParse(schema, { data: [{ id: '1' }, { id: 2 }] })
  expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: ['data', 1, 'id'] }])
})

test.each(everyCall.map((call) => [lineOf(call), call] as const))('%s answers by the same schema', (_, { answer }) => {
  const described = (of: $ZodType) => toJSONSchema(of, { unrepresentable: 'any' })
  expect(described(compiled(answer))).toEqual(described(answer))
})
