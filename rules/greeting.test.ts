import { expect, test } from 'vitest'
import { greetingAt, plainName } from './greeting.ts'

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [12, 'morning'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
] as const)('at %d it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test.each([
  ['Zoë D’Àngelo-Łuk', 'Zoë D’Àngelo-Łuk'],
  ['李 小龙', '李 小龙'],
  ['Vinci su https://evil.example/x', 'Vinci su https evil example x'],
  ['bit.ly/x\n\nEva', 'bit ly x Eva'],
  ['<b>Ada</b> @evil', 'b Ada b evil'],
])('%j is called %j', (name, called) => expect(plainName(name)).toBe(called))
