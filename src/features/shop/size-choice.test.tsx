import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { ItemColorSize } from '#contract/shop.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { SizeChoice } from './SizeChoice.tsx'

joinNetwork()

const [medium, large] = ['M', 'L'].map((name) => ItemColorSize.parse({ id: name, name, available: true }))
if (!medium || !large) throw new Error('no sizes')

test.each([
  ['of several as the owner calls the chosen one', [medium, large], /^Misura scelta · L$/],
  ['of a single one as a size is called', [large], /^Misura · L$/],
])('which size it is, is said %s', async (_, sizes, words) => {
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, shopTextSize: 'Misura', shopTextSelectedSize: 'Misura scelta' } })
    }),
  )
  show(<SizeChoice sizes={sizes} size={large} onChoose={() => {}} />, await customer())
  const said = (_: string, element: Element | null) =>
    element?.matches('legend, .item-one-size') === true && words.test(element.textContent)
  expect(await screen.findByText(said)).toBeVisible()
})
