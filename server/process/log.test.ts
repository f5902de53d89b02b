import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutValues } from './log.ts'

test('a statement that failed is told by its cause, never with its values', () => {
  const error = new DrizzleQueryError('select $1', ['giulia@example.com'], new Error('the disk is full'))
  expect(String(error)).toContain('giulia')
  expect(withoutValues(error).message).toBe('the disk is full')
  expect(JSON.stringify(withoutValues(error))).not.toContain('giulia')
})

test('what is no error is told as it is', () => {
  expect(withoutValues('gone')).toEqual({ message: 'gone' })
})

test('a copy of an error is told by what it says, one of a statement never with its values', () => {
  expect(withoutValues({ ...new Error('away'), message: 'away' })).toEqual({ message: 'away' })
  const failed = new DrizzleQueryError('select $1', ['giulia@example.com'], new Error('away'))
  expect(JSON.stringify(withoutValues({ ...failed, message: failed.message }))).not.toContain('giulia')
})
