import { expect, test } from 'vitest'
import { checkRepeat, checkScore, personalWords } from './password.ts'

test.each([
  [0, 'password_weak'],
  [2, 'password_weak'],
  [3, undefined],
  [4, undefined],
])('a score of %i: %s', (score, code) => expect(checkScore(score)?.refused).toBe(code))

test('what was not typed twice alike is a mistake of the second field', () => {
  expect(checkRepeat('Tessera', 'Tessera')).toBeUndefined()
  expect(checkRepeat('Tessera', 'tessera')?.errors).toEqual([{ path: 'confirmPassword', code: 'passwords_differ', message: '' }])
})

test('her address, its parts, her name and the activity count nothing', () => {
  const words = personalWords({ email: 'giulia.rossi@example.com', name: 'Giulia', surname: undefined, activity: 'Osteria del Porto' })
  expect(words).toEqual(expect.arrayContaining(['giulia.rossi@example.com', 'giulia', 'rossi', 'Giulia', 'Osteria', 'Porto']))
  expect(words).not.toContain('')
})
