import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { articleVariant, articleWords, stateWords } from './counter-words.ts'

const article = (name: string, size: string) => ({ quantity: 2, name, color: '', size }) as CounterOrder['articles'][number]
const order = (progress: CounterOrder['progress']) =>
  ({ progress, shippingType: 'S', table: null }) as Partial<CounterOrder> as CounterOrder

test('a figure stays with what it counts', () => {
  expect(articleWords(article('Birra 33 cl', ''))).toBe('2\u00a0× Birra 33\u00a0cl')
  expect(articleVariant(article('Acciughe', '250 g'))).toBe('250\u00a0g')
})

test('the variant of an article is told apart from it; one that is the only one has none', () => {
  expect(articleVariant({ ...article('Cono di fritto', '350 g'), color: 'Da asporto' })).toBe('Da asporto, 350\u00a0g')
  expect(articleVariant(article('Tote in canvas', 'U'))).toBe('')
})

test('an order that has just come is new, as its column is; later on it is where she sees it, too', () => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const states = (['placed', 'accepted', 'done'] as const).map((progress) => stateWords(order(progress), i18n))
  expect(states).toEqual(['Nuovo', 'In preparazione', 'Ritirato'])
})
