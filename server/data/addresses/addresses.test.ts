import { describe, expect, test } from 'vitest'
import type { Address } from '#contract/addresses.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'

const home = {
  name: 'Giulia Bianchi',
  address: 'Via del Porto',
  streetNumber: '4/2',
  cap: '16032',
  city: 'Camogli',
  province: 'GE',
  countryId: 'IT',
}

describe.each(engines)('addresses, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const customer = async (activity: Awaited<ReturnType<typeof freshActivity>>) => {
    const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
    const call = (line: string, body?: object, language = 'it') =>
      ask(app, line, { token, headers: { 'Accept-Language': language }, ...(body && { body }) })
    return {
      add: (fields: object) => call('POST /api/customer-addresses', { activityId: activity.id, ...fields }),
      list: async (language?: string) =>
        (await call(`GET /api/customer-addresses?filters[activityId]=${activity.id}`, undefined, language)).body as {
          data: Address[]
          totalRows: number
        },
      remove: (id: string) => call(`DELETE /api/app/customer-addresses/${id}?filters[activityId]=${activity.id}`),
    }
  }

  test('kept as it was written, its country in the reader’s language, the latest first', async () => {
    const her = await customer(await freshActivity(connection))
    const { status, body } = await her.add({ ...home, address: '  Via del Porto ' })
    const { countryId: _, ...rest } = home
    expect([status, body.data]).toEqual([200, { ...rest, id: expect.any(String), country: { id: 'IT', code: 'IT', name: 'Italia' } }])
    clock.pass(1)
    await her.add({ address: 'Baker Street', streetNumber: '221b', cap: 'nw1  6xe', city: 'London', countryId: 'GB' })
    const { data, totalRows } = await her.list('de')
    expect([totalRows, data.map(({ cap, country }) => [cap, country?.name])]).toEqual([
      2,
      [
        ['NW1 6XE', 'Vereinigtes Königreich'],
        ['16032', 'Italien'],
      ],
    ])
  })

  test.each([
    [{ cap: '1603' }, 'postcode_wrong', 'cap', 'In questo paese il CAP si scrive così: 16032'],
    [{ cap: '' }, 'postcode_missing', 'cap', 'Scrivi il CAP'],
    [{ countryId: 'ZZ' }, 'country_wrong', 'countryId', 'Scegli un paese tra quelli serviti'],
  ])('%j is %s, at its field', async (wrong, code, path, message) => {
    const her = await customer(await freshActivity(connection))
    const { status, body } = await her.add({ ...home, ...wrong })
    expect([status, body]).toEqual([422, { code, message, errors: [{ path, code, message }] }])
    expect((await her.list()).totalRows).toBe(0)
  })

  test('an activity that names its countries takes no other', async () => {
    const her = await customer(await freshActivity(connection, { countries: ['IT', 'SM'] }))
    expect((await her.add({ ...home, countryId: 'DE', cap: '10115' })).body.code).toBe('country_wrong')
    expect((await her.add({ ...home, countryId: 'SM', cap: '47890' })).status).toBe(200)
  })

  test.each([{ address: ' ' }, { address: 'x'.repeat(121) }, { countryId: 'Italia' }, { city: 'x'.repeat(81) }])(
    '%j is malformed',
    async (wrong) => {
      const her = await customer(await freshActivity(connection))
      const { status, body } = await her.add({ ...home, ...wrong })
      expect([status, (body.errors as { path: string }[])[0]?.path]).toEqual([400, Object.keys(wrong)[0]])
    },
  )

  test('tapped twice it is there once; twenty there are, even where the last ones come at once', async () => {
    const her = await customer(await freshActivity(connection))
    const answers = await Promise.all(Array.from({ length: 4 }, () => her.add(home)))
    expect(new Set(answers.map(({ body }) => (body.data as Address).id)).size).toBe(1)
    for (let n = 0; n < 17; n++) await her.add({ ...home, streetNumber: String(n) })
    const last = await Promise.all(Array.from({ length: 5 }, (_, n) => her.add({ ...home, streetNumber: `last ${n}` })))
    expect(last.map(({ body }) => body.code).sort()).toEqual(['addresses_full', 'addresses_full', 'addresses_full', undefined, undefined])
    expect((await her.list()).totalRows).toBe(20)
  })

  test('hers alone: nobody else, and no other activity, sees or removes it', async () => {
    const [here, there] = [await freshActivity(connection), await freshActivity(connection)]
    const [her, him] = [await customer(here), await customer(here)]
    const { id } = (await her.add(home)).body.data as Address
    expect((await him.list()).data).toEqual([])
    expect((await him.remove(id)).status).toBe(404)
    const both = await customer(there)
    expect((await both.remove(id)).status).toBe(404)
    expect((await her.remove(id)).status).toBe(200)
    expect((await her.remove(id)).status).toBe(404)
    expect((await her.list()).totalRows).toBe(0)
  })
})
