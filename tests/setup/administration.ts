import { and, eq } from 'drizzle-orm'
import { members, users } from '../../server/db/schema/auth.ts'
import { ask, freshActivity, freshPerson, nobody, type Stage, tokensOf } from './scene.ts'

type User = { id: string; name: string; email: string; username: string; active: string; roles: string[]; invited: boolean }

/** What an administrator of accounts does, over an application. */
export function administration({ app, connection }: Stage) {
  const { db } = connection

  async function person(joined: Awaited<ReturnType<typeof freshActivity>>[], roles?: string[]) {
    const fresh = await freshPerson(connection, joined, roles)
    return { ...fresh, ...(await tokensOf(app, fresh)) }
  }
  async function superAdmin() {
    const fresh = await person([])
    await db
      .update(users)
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where(eq(users.id, fresh.id))
    return fresh
  }
  async function scene() {
    const [activity, elsewhere] = [await freshActivity(connection), await freshActivity(connection)]
    const [admin, stranger] = [await person([activity], ['ROLE_ADMIN']), await person([elsewhere], ['ROLE_ADMIN'])]
    return { activity, elsewhere, admin, stranger, customer: await person([activity]) }
  }
  type Scene = Awaited<ReturnType<typeof scene>>

  const list = async (token: string, query: Record<string, string>) => {
    const { status, body } = await ask(app, `GET /api/users?${new URLSearchParams(query)}`, { token })
    return { status, data: (body.data ?? []) as User[], totalRows: body.totalRows as number }
  }
  const create = ({ admin, activity }: Pick<Scene, 'admin' | 'activity'>, more: object = {}) => {
    const body = { activityId: activity.id, name: 'Ada', surname: 'Neri', email: nobody(), ...more }
    return ask(app, 'POST /api/users', { token: admin.token, body })
  }
  const change = (token: string, id: string, body: object) => ask(app, `PUT /api/users/${id}`, { token, body })
  const remove = (token: string, id: string, query = '') => ask(app, `DELETE /api/users/${id}${query}`, { token })
  const made = ({ body }: { body: { data?: unknown } }) => body.data as User
  const standing = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]
  const rolesIn = async (activityId: string, userId: string) =>
    (
      await db
        .select()
        .from(members)
        .where(and(eq(members.activityId, activityId), eq(members.userId, userId)))
    )[0]?.roles
  const logIn = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

  return { scene, person, superAdmin, list, create, change, remove, made, standing, rolesIn, logIn }
}
