import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { menuCategories, menuItems } from '../../db/schema/menus.ts'

type Dish = { name: string; category: { name: string } }

describe.each(engines)('the menu, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection
  const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
  const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
  for (const { id: activityId } of [activity, other]) {
    const category = (id: string, sort: number) => ({ activityId, id, name: id, sort, translations: { de: { name: `${id}-de` } } })
    await db.insert(menuCategories).values([category('Dolci', 2), category('Antipasti', 1)])
    const dish = (id: string, categoryId: string, sort: number) => ({ activityId, id, categoryId, name: id, sort })
    await db.insert(menuItems).values([
      { ...dish('Tiramisù', 'Dolci', 0), price: 650, allergens: ['UO', 'LA'], typologies: ['VG'], image: 'c'.repeat(32) },
      { ...dish('Pane', 'Antipasti', 1), allergens: [], translations: { de: { name: 'Brot', description: 'Vom Holzofen' } } },
      { ...dish('Acqua', 'Antipasti', 0), price: 200 },
    ])
  }
  const menu = async (path: string) => (await ask(app, `GET ${path}`, { token })).body

  test('comes whole, by category and place in it, from both of its calls', async () => {
    const whole = await menu(`/api/activities/${activity.id}/menu?rowsPerPage=15&page=2`)
    expect(whole).toEqual(await menu(`/api/menus?filters[activityId]=${activity.id}`))
    expect((whole.data as Dish[]).map(({ name, category }) => `${category.name}/${name}`)).toEqual([
      'Antipasti/Acqua',
      'Antipasti/Pane',
      'Dolci/Tiramisù',
    ])
    expect(whole.totalRows).toBe(3)
  })

  test('tells none declared from no information, and carries translations by code', async () => {
    const [acqua, pane, tiramisu] = (await menu(`/api/activities/${activity.id}/menu`)).data as Dish[]
    expect(acqua).toMatchObject({ allergens: null, price: '2.00' })
    expect(pane).toEqual({
      id: 'Pane',
      name: 'Pane',
      description: null,
      price: null,
      image: null,
      sort: 1,
      allergens: [],
      typologies: [],
      translations: [{ activityLanguage: { language: { code: 'de' } }, name: 'Brot', description: 'Vom Holzofen' }],
      category: {
        id: 'Antipasti',
        name: 'Antipasti',
        sort: 1,
        translations: [{ activityLanguage: { language: { code: 'de' } }, name: 'Antipasti-de' }],
      },
    })
    expect(tiramisu).toMatchObject({ allergens: ['UO', 'LA'], typologies: ['VG'], price: '6.50', image: 'c'.repeat(32) })
  })

  test('is sorted by name where that is asked for', async () => {
    const names = async (query: string) =>
      ((await menu(`/api/activities/${activity.id}/menu?${query}`)).data as Dish[]).map(({ name }) => name)
    expect(await names('sortBy=name')).toEqual(['Acqua', 'Pane', 'Tiramisù'])
    expect(await names('sortBy=name&descending=1')).toEqual(['Tiramisù', 'Pane', 'Acqua'])
  })
})
