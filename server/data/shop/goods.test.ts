import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { itemCategories, itemColorSizes, itemColors, items, payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'

type Good = { id: string; name: string; itemColors: { id: string; available: boolean }[] }
/** Name, price, price of now, colours with their sizes and how many are left. */
type Told = [name: string, price: number, discount: number | null, colors: Record<string, Record<string, number>>]

const CATEGORIES: Record<string, Told[]> = {
  Donna: [
    ['Cappotto', 18_900, 14_900, { Cammello: { 40: 3, 42: 0 }, Notte: { 40: 0 } }],
    ['Abito in lino', 11_200, null, { Menta: { 38: 9, 40: 2 } }],
  ],
  Uomo: [
    ['T-shirt 100%', 2490, null, { Menta: { S: 6, M: 5 }, Nero: { M: 0 } }],
    ['Gilet', 8900, null, { Notte: { L: 0 } }],
  ],
}

describe.each(engines)('the shop, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection
  const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
  const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
  for (const { id: activityId } of [activity, other]) {
    const of = (name: string) => ({ activityId, id: `${activityId.slice(0, 8)}-${name}` })
    await db.insert(itemCategories).values([
      { ...of('Uomo'), code: 'uomo', name: 'Uomo', sort: 1, image: 'c'.repeat(32) },
      { ...of('Donna'), code: 'donna', name: 'Donna', sort: 0, translations: { de: { name: 'Damen' } } },
      { ...of('Vuota'), code: 'vuota', name: 'Vuota', sort: 2 },
    ])
    let sort = 0
    for (const [category, goods] of Object.entries(CATEGORIES))
      for (const [name, price, discountPrice, colors] of goods) {
        const item = { ...of(name), code: name.toLowerCase().replace(/\W+/g, '-'), categoryId: of(category).id, name, price, discountPrice }
        const search = `${name} ${Object.keys(colors).join(' ')} ${category} lino`.toLowerCase()
        await db.insert(items).values({ ...item, vatRate: 2200, sort: sort++, search, created: new Date(Date.UTC(2026, 0, sort)) })
        for (const [place, [color, sizes]] of Object.entries(colors).entries()) {
          const itemColorId = of(`${name}-${color}`).id
          const row = {
            activityId,
            id: itemColorId,
            itemId: item.id,
            code: color.toLowerCase(),
            name: color,
            color: '#112233',
            sort: place,
          }
          await db.insert(itemColors).values({ ...row, image: color === 'Menta' ? 'd'.repeat(32) : null })
          for (const [at, [size, left]] of Object.entries(sizes).entries()) {
            const id = `${itemColorId}-${size}`
            await db
              .insert(itemColorSizes)
              .values({ activityId, id, itemColorId, itemId: item.id, code: size.toLowerCase(), name: size, sort: at })
            await db.insert(stock).values({ activityId, id, onHand: left + 2, reserved: 2 })
          }
        }
      }
  }
  const id = (name: string) => `${activity.id.slice(0, 8)}-${name}`
  const foreign = (name: string) => `${other.id.slice(0, 8)}-${name}`
  const get = (path: string) => ask(app, `GET ${path}`, { token })
  const search = (query = '') => get(`/api/app/items/search?filters[activityId]=${activity.id}${query}`)
  const names = async (query: string) => ((await search(query)).body.data as Good[]).map(({ name }) => name)

  test('its categories come in order, with how many goods each has; an empty one does not', async () => {
    const { body, headers } = await get(`/api/app/activities/${activity.id}/categories`)
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(body).toEqual({
      totalRows: 2,
      data: [
        {
          id: id('Donna'),
          name: 'Donna',
          sort: 0,
          image: null,
          items: 2,
          translations: [{ activityLanguage: { language: { code: 'de' } }, name: 'Damen' }],
        },
        { id: id('Uomo'), name: 'Uomo', sort: 1, image: 'c'.repeat(32), items: 2, translations: [] },
      ],
    })
  })

  test('the goods of a category come whole, each with its colours', async () => {
    const { body } = await get(`/api/app/items/itemsbycategory/${id('Donna')}?filters[activityId]=${activity.id}`)
    expect(body.totalRows).toBe(2)
    expect((body.data as Good[])[0]).toEqual({
      id: id('Cappotto'),
      name: 'Cappotto',
      description: null,
      price: '189.00',
      discountPrice: '149.00',
      vatRate: 22,
      allergens: null,
      sort: 0,
      created: '2026-01-01T00:00:00.000Z',
      category: { id: id('Donna'), name: 'Donna', translations: [{ activityLanguage: { language: { code: 'de' } }, name: 'Damen' }] },
      translations: [],
      itemColors: [
        {
          id: id('Cappotto-Cammello'),
          code: 'cammello',
          name: 'Cammello',
          color: '#112233',
          image: null,
          sort: 0,
          available: true,
          translations: [],
        },
        {
          id: id('Cappotto-Notte'),
          code: 'notte',
          name: 'Notte',
          color: '#112233',
          image: null,
          sort: 1,
          available: false,
          translations: [],
        },
      ],
    })
    const page = await get(`/api/app/items/itemsbycategory/${id('Donna')}?filters[activityId]=${activity.id}&page=2&rowsPerPage=15`)
    expect(page.body).toEqual({ totalRows: 2, data: [] })
  })

  test.each([
    ['', ['Cappotto', 'Abito in lino', 'T-shirt 100%', 'Gilet']],
    ['&sortBy=price', ['T-shirt 100%', 'Gilet', 'Abito in lino', 'Cappotto']],
    ['&sortBy=price&descending=1', ['Cappotto', 'Abito in lino', 'Gilet', 'T-shirt 100%']],
    ['&sortBy=name', ['Abito in lino', 'Cappotto', 'Gilet', 'T-shirt 100%']],
    ['&sortBy=created&descending=1', ['Gilet', 'T-shirt 100%', 'Abito in lino', 'Cappotto']],
    ['&filters[search]=L%C3%8CNO', ['Abito in lino', 'Gilet', 'T-shirt 100%', 'Cappotto']],
    ['&filters[search]=lino&sortBy=sort', ['Cappotto', 'Abito in lino', 'T-shirt 100%', 'Gilet']],
    ['&filters[search]=menta%20donna', ['Abito in lino']],
    ['&filters[search]=100%25', ['T-shirt 100%']],
    ['&filters[search]=_', []],
    ['&filters[color]=notte', ['Cappotto', 'Gilet']],
    ['&filters[color]=notte&filters[available]=1', []],
    ['&filters[size]=40', ['Cappotto', 'Abito in lino']],
    ['&filters[size]=42&filters[available]=true', []],
    ['&filters[color]=menta&filters[size]=M', ['T-shirt 100%']],
    ['&filters[color]=nero&filters[size]=S', []],
    ['&filters[discounted]=1', ['Cappotto']],
    ['&filters[available]=1', ['Cappotto', 'Abito in lino', 'T-shirt 100%']],
    ['&filters[priceFrom]=89.00&filters[priceTo]=149.00', ['Cappotto', 'Abito in lino', 'Gilet']],
  ])('is searched, filtered and sorted: %s', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  test('within a category or of a colour', async () => {
    expect(await names(`&filters[categoryId]=${id('Uomo')}&filters[color]=menta`)).toEqual(['T-shirt 100%'])
    expect(await names(`&filters[itemColorId]=${id('Cappotto-Notte')}`)).toEqual(['Cappotto'])
  })

  test('the first page says what can be filtered by, whatever is filtered now', async () => {
    const colors = ['cammello', 'menta', 'nero', 'notte'].map((code) => ({
      code,
      name: code[0]?.toUpperCase() + code.slice(1),
      color: '#112233',
      translations: [],
    }))
    const whole = { colors, sizes: ['S', 'M', 'L', '38', '40', '42'], priceFrom: '24.90', priceTo: '149.00' }
    expect((await search('&filters[color]=notte&filters[discounted]=1')).body['filters']).toEqual(whole)
    const men = (await search(`&filters[categoryId]=${id('Uomo')}`)).body['filters']
    expect(men).toMatchObject({
      colors: [{ code: 'menta' }, { code: 'nero' }, { code: 'notte' }],
      sizes: ['S', 'M', 'L'],
      priceTo: '89.00',
    })
    expect(await search('&page=2').then(({ body }) => body)).toEqual({ data: [], totalRows: 4 })
  })

  test('a colour comes with its good and all its colours; how many are left is told if they are few', async () => {
    const { body } = await get(`/api/app/itemcolors/${encodeURIComponent(id('T-shirt 100%-Nero'))}?filters[activityId]=${activity.id}`)
    expect(body.data).toMatchObject({
      itemColor: { name: 'Nero', available: false, item: { name: 'T-shirt 100%', itemColors: [{ name: 'Menta' }, { name: 'Nero' }] } },
      itemColors: [
        {
          name: 'Menta',
          itemColorSizes: [
            { name: 'S', available: true, left: null },
            { name: 'M', available: true, left: 5 },
          ],
        },
        { name: 'Nero', itemColorSizes: [{ name: 'M', available: false, left: 0 }] },
      ],
    })
  })

  test('what is another activity’s is not found', async () => {
    const of = `filters[activityId]=${activity.id}`
    expect((await get(`/api/app/items/itemsbycategory/${foreign('Donna')}?${of}`)).status).toBe(404)
    expect((await get(`/api/app/itemcolors/${foreign('Gilet-Notte')}?${of}`)).status).toBe(404)
    expect((await search(`&filters[categoryId]=${foreign('Donna')}`)).status).toBe(404)
    expect((await search(`&filters[itemColorId]=${foreign('Gilet-Notte')}`)).body).toMatchObject({ totalRows: 0 })
    expect((await get(`/api/app/items/itemsbycategory/${id('Vuota')}?${of}`)).body).toEqual({ data: [], totalRows: 0 })
  })

  test('its pictures', async () => {
    const colors = [id('Abito in lino-Menta'), id('T-shirt 100%-Menta')]
    expect((await get(`/api/activities/${activity.id}/itemimages`)).body).toMatchObject({
      totalRows: 2,
      data: colors.map((itemColorId) => ({ itemColorId, image: 'd'.repeat(32) })),
    })
    expect((await get(`/api/activities/${activity.id}/shop-images`)).body.data).toEqual([
      { id: id('Uomo'), image: 'c'.repeat(32), categoryId: id('Uomo') },
    ])
  })

  test('its terms: shippings, ways of paying that are not disabled, and hours from Monday on', async () => {
    const of = { activityId: activity.id }
    await db.insert(shippings).values({
      ...of,
      id: 's',
      type: 'C',
      priceMin: 8000,
      offerPrice: 0,
      standardPrice: 690,
      daysFrom: 2,
      daysTo: 4,
      sort: 0,
    })
    await db.insert(payments).values([
      { ...of, id: 'b', type: 'BT', disabled: false, sort: 1, accountName: 'Prova', iban: 'IT60X0542811101000000123456' },
      { ...of, id: 'p', type: 'P', disabled: true, sort: 0 },
    ])
    const hours = { startTime: '19:00', endTime: '21:30' }
    await db.insert(shopCloseTimes).values([
      { ...of, id: '0', day: 0, ...hours },
      { ...of, id: '1', day: 1, ...hours },
    ])
    expect((await get(`/api/activities/${activity.id}/shippings/active`)).body.data).toEqual([
      { id: 's', type: 'C', priceMin: '80.00', offerPrice: '0.00', standardPrice: '6.90', shippingDaysFrom: 2, shippingDaysTo: 4 },
    ])
    expect((await get(`/api/activities/${activity.id}/payments/active`)).body.data).toEqual([
      { id: 'b', type: 'BT', disabled: false, accountName: 'Prova', iban: 'IT60X0542811101000000123456', bic: null },
    ])
    expect((await get(`/api/shop-setting-close-times?filters[activityId]=${activity.id}`)).body).toEqual({
      totalRows: 2,
      data: [
        { id: '1', day: 1, ...hours },
        { id: '0', day: 0, ...hours },
      ],
    })
  })
})
