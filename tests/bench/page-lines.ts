import type { Notice } from '#contract/notices.ts'
import { addBigMenu, addMovements, BIG } from './big.ts'
import { serveFloor } from './floors.ts'
import { Ours, RESTAURANT } from './ours.ts'
import { interactionLines } from './page/interactions.ts'
import { deliver } from './page/deliver.ts'
import { lighthouseLines } from './page/lighthouse.ts'
import type { Side } from './page/load.ts'
import { measure } from './page/pairs.ts'
import { registrationLines } from './page/registration.ts'
import type { Postgres } from './postgres.ts'
import type { Line } from './report.ts'
import { signIn } from './sign-in.ts'
import { sizeLines } from './size-lines.ts'
import { timeLines } from './time-lines.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const YEAR = 31_536_000

/** Her latest notice. */
async function latestNotice(ours: Ours) {
  const { activityId, headers } = await ours.signIn()
  const answer = await fetch(`${ours.url}/api/activities/${activityId}/noticessent/user`, { headers })
  const { data } = (await answer.json()) as { data: { notice: Notice }[] }
  const [{ notice }] = data as [{ notice: Notice }]
  return { activityId, notice: { ...notice, translations: {} } }
}

/** BUDGETS #1 to #16. */
export async function pageLines(postgres: Postgres, port: number): Promise<Line[]> {
  const database = await postgres.create('page')
  const ours = new Ours(port, database)
  const running = await ours.firstStart()
  await addBigMenu(ours)
  await running.untilIdle()
  const card = await serveFloor('tests/bench/floors/card', YEAR)
  const stack = await serveFloor('tests/bench/floors/stack/dist')
  const host = (permalink: string) => `http://${permalink}.localhost:${port}`
  const code = '.card-code svg'
  const pushed = await latestNotice(ours)
  const sides: Side[] = [
    { name: 'tessera', url: `${host(RESTAURANT)}/card`, ready: code, usable: `#root ${code}`, prepare: signIn },
    { name: 'static card', url: card.url, ready: code },
    { name: 'bare stack', url: stack.url, ready: code },
    {
      name: 'notice',
      url: `${host(RESTAURANT)}/notices/${pushed.notice.id}?activity=${pushed.activityId}&push=counted`,
      ready: '.detail h2',
      usable: '#root .detail h2',
      prepare: signIn,
      meanwhile: deliver(pushed),
    },
  ]
  try {
    const [mine = {}, least = {}, bare = {}, notice = {}] = await measure(sides, {
      runs: RUNS,
      profiles: ['slow4g', 'near'],
      phases: ['cold', 'warm', 'offline'],
    })
    await addMovements(database, RESTAURANT, 5000)
    await addMovements(database, BIG, 50)
    return [
      ...sizeLines(mine, bare),
      ...timeLines({ ours: mine, card: least, stack: bare, notice }),
      ...(await interactionLines({ restaurant: host(RESTAURANT), big: host(BIG) }, RUNS)),
      ...(await registrationLines(host(RESTAURANT), ours.folder, RUNS)),
      ...(await lighthouseLines(host(RESTAURANT))),
    ]
  } finally {
    for (const floor of [card, stack]) floor.close()
    await running.stop()
    ours.remove()
  }
}
