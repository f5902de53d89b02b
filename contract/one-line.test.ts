import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { everyCall, lineOf } from '../tests/setup/calls.ts'
import { Email, PersonName } from './registration.ts'
import { SEARCH_LENGTH } from './wire.ts'

/** What is no line of text: secrets, which are compared and never shown; texts of several lines; what is looked up and not kept. */
const OTHERS = new Set(
  [
    'password confirmPassword oldPassword refresh_token code challenge id rawId endpoint username search to permalink userAgent deviceId',
    'message link externalLink inviteId invite storeId activityId privacyId transports roles language',
    'itemId itemColorSizeId orderId shippingId paymentId cardId customerAddressId sessionId note categoryId itemColorId color size',
    'bookingServiceId bookingOperatorId except customerId couponId scratchCardId packId number',
  ].flatMap((names) => names.split(' ')),
)

/** How a schema of zod is made, as far as texts can be in it. */
type Def = { type: string; shape?: Record<string, z.ZodMiniType>; options?: z.ZodMiniType[] } & {
  [part in 'innerType' | 'in' | 'element' | 'valueType']?: z.ZodMiniType
}
type Leaf = { path: string; name: string; schema: z.ZodMiniType }

/** Every text that a value of this schema is made of. */
function leaves(schema: z.ZodMiniType, path: string, name = ''): Leaf[] {
  const { def } = schema._zod as unknown as { def: Def }
  const inner = def.innerType ?? def.in ?? def.element ?? def.valueType
  if (def.type === 'string') return [{ path, name, schema }]
  if (def.type === 'object') return Object.entries(def.shape ?? {}).flatMap(([field, one]) => leaves(one, `${path}.${field}`, field))
  if (def.type === 'union') return (def.options ?? []).flatMap((option) => leaves(option, path, name))
  return inner ? leaves(inner, path, name) : []
}

const lines = everyCall
  .flatMap((call) => leaves(call.input, lineOf(call)))
  .filter(({ name, schema }) => !OTHERS.has(name) && schema.safeParse('ab').success)

test('there are lines to look at', () =>
  expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['surname', 'city', 'title'])))

test.each(lines.map(({ path, schema }) => [path, schema] as const))('%s is one line of what can be seen', (_, schema) => {
  for (const unseen of ['\0', '\u0007', '\n', '\r', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066'])
    expect([unseen, schema.safeParse(`a${unseen}b`).success]).toEqual([unseen, false])
})

const searches = everyCall.filter(({ input }) => 'search' in ((input._zod as unknown as { def: Def }).def.shape ?? {}))

test.each(searches.map((call) => [lineOf(call), call.input] as const))('%s is searched by all that its field takes', (_, input) => {
  const { search } = (input._zod as unknown as { def: Required<Def> }).def.shape
  for (const [letters, isTaken] of [
    [SEARCH_LENGTH, true],
    [SEARCH_LENGTH + 1, false],
  ] as const)
    expect([letters, search?.safeParse('a'.repeat(letters)).success]).toEqual([letters, isTaken])
})

test('an address of mail is one line too', () => {
  for (const unseen of ['\0', '\u0007', '\u001b', '\u007f', '\u2028', '\u202e'])
    expect([unseen, Email.safeParse(`a${unseen}b@example.com`).success]).toEqual([unseen, false])
  expect(Email.parse('\tjürgen@example.de ')).toBe('jürgen@example.de')
})

describe('a name', () => {
  test.each(['Anna', 'Lucía-María', 'O’Neill', 'Đặng', 'محمد', '李', 'Zoë 2', 'А\u200dБ'])('may be %s', (name) =>
    expect(PersonName.parse(` ${name}\n`)).toBe(name),
  )
})
