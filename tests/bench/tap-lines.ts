import { addBigMenu, addMovements, BIG } from './big.ts'
import { Ours, RESTAURANT, TAILOR } from './ours.ts'
import { listLines, tapLines } from './page/interactions.ts'
import { registrationLines } from './page/registration.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

/** The one thing in the demo customer's cart. */
async function fillCart(ours: Ours) {
  const { activityId, headers } = await ours.signIn()
  const get = async (path: string) => {
    const answer = await fetch(`${ours.url}/api/app/${path}filters[activityId]=${activityId}`, { headers })
    return ((await answer.json()) as { data: unknown }).data
  }
  type Good = { itemColors: { id: string }[] }
  const [good] = (await get('items/search?filters[available]=1&')) as Good[]
  const { itemColor } = (await get(`itemcolors/${good?.itemColors[0]?.id}?`)) as {
    itemColor: { itemColorSizes: { id: string; available: boolean; left: number | null }[] }
  }
  const size = itemColor.itemColorSizes.find(({ available, left }) => available && (left ?? 2) >= 2)
  const answer = await fetch(`${ours.url}/api/itemcarts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ activityId, itemColorSizeId: size?.id, quantity: 1 }),
  })
  if (!answer.ok) throw new Error(`nothing in the cart: ${await answer.text()}`)
}

/** BUDGETS #11, #14 and #15, on a server of their own. */
export async function* interactionLines(postgres: Postgres, port: number): Lines {
  const database = await postgres.create('taps')
  const home = new Ours(port, database)
  const running = await home.firstStart()
  const host = (permalink: string) => `http://${permalink}.localhost:${port}`
  const hosts = { restaurant: host(RESTAURANT), tailor: host(TAILOR), big: host(BIG) }
  try {
    await addBigMenu(home)
    await fillCart(home)
    await running.untilIdle()
    yield* await tapLines(hosts, RUNS)
    yield* await registrationLines(hosts.restaurant, home.folder, RUNS)
    await addMovements(database, RESTAURANT, 5000)
    await addMovements(database, BIG, 50)
    yield* await listLines(hosts, RUNS)
  } finally {
    await running.stop()
    home.remove()
  }
}
