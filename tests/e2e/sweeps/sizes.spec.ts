import { broughtBy } from '../../bench/chunks.ts'
import { measure } from '../../bench/page/pairs.ts'
import { inWords, within } from '../../bench/report.ts'
import { signIn } from '../../bench/sign-in.ts'
import { sizeLines } from '../../bench/size-lines.ts'
import { expect, hostOf, test } from '../support.ts'

test('the card costs no more bytes and requests than its budget', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const code = '.card-code svg'
  const url = `${hostOf('osteria-del-porto', baseURL ?? '')}/card`
  const card = { name: 'card', url, ready: code, usable: `#root ${code}`, hasWorker: true, prepare: signIn }
  const [runs = {}] = await measure([card], { runs: 1, profiles: ['near'], phases: ['cold', 'warm', 'offline'] })
  const lines = sizeLines(runs).filter(({ number }) => number !== 13)
  console.log(lines.map(inWords).join('\n'))
  console.log('asked for:', runs['near/cold']?.[0]?.asked, 'in vain, offline:', runs['near/offline']?.[0]?.missed)
  expect(lines.filter((line) => !within(line)).map(({ what, ours, limit }) => `${what}: ${ours}, limit ${limit}`)).toEqual([])
})

test('no page brings along what is home’s', () => {
  expect(broughtBy('dist', 'home')).toEqual([[]])
})
