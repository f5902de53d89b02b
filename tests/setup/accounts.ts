import type { LogIn } from '#contract/account.ts'
import type { Person } from '#contract/profile.ts'
import { codes } from '../../server/data/codes/rows.ts'
import { openReadsOf } from '../../server/work/open.ts'
import { openScope } from '../../server/work/scope.ts'
import { secret } from '../../server/work/secret.ts'
import { type appOver, ask, freshPerson, groundOver, tokensOf } from './scene.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/'
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** What the tests of an account have in common: its owner with as many log-ins as she likes, and the letters she gets. */
export async function accountsOver({ app, clock, jobs, connection }: ReturnType<typeof appOver>) {
  const key = await secret(connection.db, 'codes')

  const enter = async () => {
    const person = await freshPerson(connection)
    const session = async () => {
      const tokens = await tokensOf(app, person)
      const call = (line: string, body?: object) => ask(app, line, { token: tokens.token, ...(body && { body }) })
      return {
        call,
        change: (typed: object, id = person.id) => call(`PUT /api/users/${id}/changepassword`, typed),
        device: (deviceId: string) =>
          call(`POST /api/app/userregistrationcode/save/${deviceId}`, {
            deviceName: deviceId,
            subscription: { endpoint: `${endpoint}${deviceId}-${person.id}`, keys },
          }),
        list: async () => (await call('GET /api/app/sessions')).body.data as LogIn[],
        mine: async () => (await call('GET /api/app/users')).body.data as Person,
        isAlive: async () => (await ask(app, 'POST /api/token/refresh', { body: tokens })).status === 200,
      }
    }
    return { ...person, session }
  }
  /** The letters that were asked for since the last look. */
  const letters = () => jobs.splice(0).map(({ payload }) => payload as Record<string, string>)
  const digitsOf = async (letter: Record<string, string> | undefined) =>
    (await codes(openReadsOf(groundOver(connection.db, clock), openScope()), key).letter(letter?.codeId ?? ''))?.digits ?? 'none'
  const login = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

  return { enter, letters, digitsOf, login }
}
