import { expect } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { hostOf, sessionOf } from './support.ts'

const PERMALINK = 'osteria-del-porto'

type Row = {
  id: string
  type: string
  price: string
  discountPrice: string | null
  itemColors: { id: string }[]
  itemColorSizes: { id: string }[]
}

/** Orders so many of a thing of the demo's restaurant, to fetch and to pay there, as her own app would. */
export async function orderBy(origin: string, email: string, { quantity = 2, note = '' } = {}): Promise<Order> {
  const bare = origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')
  const { origins } = await sessionOf(hostOf(PERMALINK, bare), email)
  const kept = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(kept.token)}` }
  async function ask<T>(line: string, body?: object): Promise<T> {
    const [method = 'GET', path] = line.split(' ')
    const answer = await fetch(`${bare}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const said = await answer.text()
    expect(answer.status, `${line}: ${said}`).toBe(200)
    return (JSON.parse(said) as { data: T }).data
  }
  const { activityId } = await ask<{ activityId: string }>(`GET /app/activities/permalink/${PERMALINK}`)
  const goods = await ask<Row[]>(`GET /api/app/items/search?filters[activityId]=${activityId}&filters[available]=1`)
  const good = goods.find(({ price, discountPrice }) => discountPrice === null && Number(price) * quantity >= 15)
  const { itemColor: colour } = await ask<{ itemColor: Row }>(
    `GET /api/app/itemcolors/${good?.itemColors[0]?.id}?filters[activityId]=${activityId}`,
  )
  await ask('POST /api/itemcarts', { activityId, itemColorSizeId: colour.itemColorSizes[0]?.id, quantity })
  const idOf = (rows: Row[], type: string) => rows.find((row) => row.type === type)?.id
  return ask('POST /api/itemorders', {
    activityId,
    shippingId: idOf(await ask(`GET /api/activities/${activityId}/shippings/active`), 'S'),
    paymentId: idOf(await ask(`GET /api/activities/${activityId}/payments/active`), 'ST'),
    checkCreditUse: false,
    totalPrice: (Number(good?.price) * quantity).toFixed(2),
    note,
  })
}
