import type { Notice } from '#contract/notices.ts'
import { serveFloor } from './floors.ts'
import { Ours, RESTAURANT } from './ours.ts'
import { deliver } from './page/deliver.ts'
import { lighthouseLines } from './page/lighthouse.ts'
import type { Phase, Side } from './page/load.ts'
import { measure } from './page/pairs.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'
import { signIn } from './sign-in.ts'
import { sizeLines } from './size-lines.ts'
import { timeLines } from './time-lines.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const YEAR = 31_536_000
const PHASES: Phase[] = ['cold', 'warm', 'offline']

/** Her latest notice. */
async function latestNotice(ours: Ours) {
  const { activityId, headers } = await ours.signIn()
  const answer = await fetch(`${ours.url}/api/activities/${activityId}/noticessent/user`, { headers })
  const { data } = (await answer.json()) as { data: { notice: Notice }[] }
  const [{ notice }] = data as [{ notice: Notice }]
  return { activityId, notice: { ...notice, translations: {} } }
}

/** BUDGETS #1 to #10, #12, #13 and #16. */
export async function* pageLines(postgres: Postgres, port: number): Lines {
  const home = new Ours(port, await postgres.create('page'))
  const running = await home.firstStart()
  await running.untilIdle()
  const least = await serveFloor('tests/bench/floors/card', YEAR)
  const plain = await serveFloor('tests/bench/floors/stack/dist')
  const host = (permalink: string) => `http://${permalink}.localhost:${port}`
  const code = '.card-code svg'
  const pushed = await latestNotice(home)
  const tessera: Side = {
    name: 'tessera',
    url: `${host(RESTAURANT)}/card`,
    ready: code,
    usable: `#root ${code}`,
    hasWorker: true,
    prepare: signIn,
  }
  const bareStack: Side = { name: 'bare stack', url: plain.url, ready: code, hasWorker: true }
  const timed: Side[] = [
    tessera,
    { name: 'static card', url: least.url, ready: code },
    // Of these two only what comes after the first visit is compared.
    { ...bareStack, phases: ['install', 'warm'] },
    {
      name: 'notice',
      phases: ['install', 'warm', 'offline'],
      url: `${host(RESTAURANT)}/notices/${pushed.notice.id}?activity=${pushed.activityId}&push=counted`,
      ready: '.detail h2',
      usable: '#root .detail h2',
      hasWorker: true,
      prepare: signIn,
      meanwhile: deliver(pushed),
    },
  ]
  try {
    const [mine = {}, bare] = await measure([tessera, bareStack], { runs: 1, profiles: ['near'], phases: PHASES })
    yield* sizeLines(mine, bare)
    const [ours = {}, card = {}, stack = {}, notice = {}] = await measure(timed, { runs: RUNS, profiles: ['slow4g'], phases: PHASES })
    yield* timeLines({ ours, card, stack, notice })
    yield* lighthouseLines(host(RESTAURANT))
  } finally {
    for (const floor of [least, plain]) floor.close()
    await running.stop()
    home.remove()
  }
}
