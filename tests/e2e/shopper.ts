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

/** What somebody's own app asks of the demo's restaurant: `GET /path`, or a write with the activity in its body. */
export async function appOf(origin: string, email: string) {
  const bare = origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')
  const { origins } = await sessionOf(hostOf(PERMALINK, bare), email)
  const kept = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(kept.token)}` }
  const send = async (line: string, body?: object) => {
    const [method = 'GET', path] = line.split(' ')
    const answer = await fetch(`${bare}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const said = await answer.text()
    expect(answer.status, `${line}: ${said}`).toBe(200)
    return (JSON.parse(said) as { data: unknown }).data
  }
  const { activityId } = (await send(`GET /app/activities/permalink/${PERMALINK}`)) as { activityId: string }
  return {
    activityId,
    get: async <T>(path: string) => (await send(`GET ${path}`)) as T,
    write: async <T>(line: string, body: object) => (await send(line, { activityId, ...body })) as T,
  }
}

/** Orders so many of a thing of the demo's restaurant, to fetch and to pay there, as her own app would. */
export async function orderBy(origin: string, email: string, { quantity = 2, note = '' } = {}): Promise<Order> {
  const { activityId, get, write } = await appOf(origin, email)
  const here = `filters[activityId]=${activityId}`
  const goods = await get<Row[]>(`/api/app/items/search?${here}&filters[available]=1`)
  const good = goods.find(({ price, discountPrice }) => discountPrice === null && Number(price) * quantity >= 15)
  const { itemColor } = await get<{ itemColor: Row }>(`/api/app/itemcolors/${good?.itemColors[0]?.id}?${here}`)
  await write('POST /api/itemcarts', { itemColorSizeId: itemColor.itemColorSizes[0]?.id, quantity })
  const offered = async (what: string, type: string) =>
    (await get<Row[]>(`/api/activities/${activityId}/${what}/active`)).find((row) => row.type === type)?.id
  return write('POST /api/itemorders', {
    shippingId: await offered('shippings', 'S'),
    paymentId: await offered('payments', 'ST'),
    checkCreditUse: false,
    totalPrice: (Number(good?.price) * quantity).toFixed(2),
    note,
  })
}
