import { expect, type Page } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { hostOf, sessionOf } from './support.ts'

const PERMALINK = 'osteria-del-porto'

const HOME = {
  name: 'Nora Prova',
  address: 'Via della Repubblica',
  streetNumber: '18',
  cap: '16032',
  city: 'Camogli',
  province: 'GE',
  countryId: 'IT',
}

type Row = {
  id: string
  type: string
  price: string
  discountPrice: string | null
  itemColors: { id: string }[]
  itemColorSizes: { id: string; available: boolean; left: number | null }[]
}

type Way = Row & { priceMin: string; offerPrice: string; standardPrice: string }

/** What somebody's own app asks of an activity of the demo, its restaurant unless another is named: `GET /path`, or a write with the activity in its body. */
export async function appOf(origin: string, email: string, permalink = PERMALINK) {
  const bare = origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')
  const { origins } = await sessionOf(hostOf(permalink, bare), email)
  const kept = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(kept.token)}` }
  const send = async (line: string, body?: object) => {
    const [method = 'GET', path] = line.split(' ')
    const answer = await fetch(`${bare}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const said = await answer.text()
    expect(answer.status, `${line}: ${said}`).toBe(200)
    return (JSON.parse(said) as { data: unknown }).data
  }
  const { activityId } = (await send(`GET /app/activities/permalink/${permalink}`)) as { activityId: string }
  return {
    activityId,
    get: async <T>(path: string) => (await send(`GET ${path}`)) as T,
    write: async <T>(line: string, body: object) => (await send(line, { activityId, ...body })) as T,
  }
}

type Asked = { quantity?: number; note?: string; permalink?: string; isParcel?: boolean }

/** Orders so many of a thing, to fetch and to pay there, or by courier and to pay by transfer, as her own app would. */
export async function orderBy(
  origin: string,
  email: string,
  { quantity = 2, note = '', permalink = PERMALINK, isParcel = false }: Asked = {},
): Promise<Order> {
  const { activityId, get, write } = await appOf(origin, email, permalink)
  const here = `filters[activityId]=${activityId}`
  const goods = await get<Row[]>(`/api/app/items/search?${here}&filters[available]=1`)
  const whole = goods.filter(({ price, discountPrice }) => discountPrice === null && Number(price) * quantity >= 15)
  let chosen: { price: string; size: string } | undefined
  for (const { price, itemColors } of whole) {
    const { itemColor } = await get<{ itemColor: Row }>(`/api/app/itemcolors/${itemColors[0]?.id}?${here}`)
    const size = itemColor.itemColorSizes.find(({ available, left }) => available && (left ?? quantity) >= quantity)
    if (size) chosen = { price, size: size.id }
    if (chosen) break
  }
  await write('POST /api/itemcarts', { itemColorSizeId: chosen?.size, quantity })
  const offered = async <R extends Row>(what: string, type: string) =>
    (await get<R[]>(`/api/activities/${activityId}/${what}/active`)).find((row) => row.type === type)
  const way = await offered<Way>('shippings', isParcel ? 'C' : 'S')
  const subtotal = Number(chosen?.price) * quantity
  const cost = isParcel ? Number(subtotal > Number(way?.priceMin) ? way?.offerPrice : way?.standardPrice) : 0
  const home = isParcel ? await write<Row>('POST /api/customer-addresses', HOME) : undefined
  return write('POST /api/itemorders', {
    shippingId: way?.id,
    paymentId: (await offered('payments', isParcel ? 'BT' : 'ST'))?.id,
    checkCreditUse: false,
    totalPrice: (subtotal + cost).toFixed(2),
    note,
    ...(home && { customerAddressId: home.id }),
  })
}

/** Takes steps with an order at the counter. */
export async function stepBy(origin: string, staff: string, order: Pick<Order, 'id'>, steps: readonly string[], permalink = PERMALINK) {
  const { write } = await appOf(origin, staff, permalink)
  for (const step of steps) await write(`PUT /api/counter/orders/${order.id}/${step}`, {})
}

/** Two portions of the first good of the shop in the cart, and the checkout open. */
export async function atCheckout(page: Page) {
  await page.goto('/shop/shops')
  await page.locator('a.good-link', { hasText: 'Cono di fritto' }).click()
  await page.getByRole('button', { name: 'Uno in più' }).click()
  await page.getByRole('button', { name: /^Aggiungi .*€/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vai al carrello' }).click()
  await expect(page.locator('.sum-total')).toContainText('24,00')
  await page.getByRole('link', { name: 'Concludi l’ordine' }).click()
  await expect(page.getByRole('button', { name: 'Ordine con obbligo di pagare' })).toBeEnabled()
}
