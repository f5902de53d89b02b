import { expect, test } from 'vitest'
import { statuses } from '#contract/errors.ts'
import { texts } from './errors.ts'

test('every code has its own sentence under its own name', () => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(statuses).sort())
  for (const [code, text] of Object.entries(texts)) expect(text).toEqual({ id: code, message: expect.stringMatching(/^\p{Lu}.*[^.]$/u) })
})

test('the sentences of the catalogue are byte for byte', () => {
  expect(texts.unexpected.message).toBe('Operazione terminata in errore')
  expect(texts.session_ended.message).toBe('Sessione scaduta')
})
