import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'

describe.each(engines)('a search in vain, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('by one wrong letter is said as it may have been meant, where that is found', async () => {
    const shop = await freshShop(stage, [
      { name: 'cappotto', price: 14900, onHand: 1 },
      { name: 'gilet', price: 2000, onHand: 1 },
    ])
    const her = await shop.customer()
    const near = async (query: string) =>
      (await her.call(`GET /api/app/items/search?filters[activityId]=${shop.activity.id}&filters[search]=${query}`)).body['near']
    expect(await near('capotto')).toBe('cappotto')
    expect(await near('capotto&filters[priceTo]=50.00')).toBeUndefined()
    expect(await near('capotto&page=2')).toBeUndefined()
    expect(await near('pianoforte')).toBeUndefined()
    expect(await near('cappotto')).toBeUndefined()
  })
})
