import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { articleWords, stateWords } from './counter-words.ts'

const article = (name: string, size: string) => ({ quantity: 2, name, color: '', size }) as CounterOrder['articles'][number]
const order = (progress: CounterOrder['progress']) =>
  ({ progress, shippingType: 'S', table: null }) as Partial<CounterOrder> as CounterOrder

test('a figure stays with what it counts', () => {
  expect(articleWords(article('Acciughe', '250 g'))).toBe('2\u00a0× Acciughe, 250\u00a0g')
  expect(articleWords(article('Birra 33 cl', ''))).toBe('2\u00a0× Birra 33\u00a0cl')
})

test('an order that has just come is new, as its column is; later on it is where she sees it, too', () => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const states = (['placed', 'accepted', 'done'] as const).map((progress) => stateWords(order(progress), i18n))
  expect(states).toEqual(['Nuovo', 'In preparazione', 'Ritirato'])
})
