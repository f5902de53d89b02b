import * as z from 'zod/mini'
import { ROLES } from './auth.ts'
import { Email, PersonName } from './registration.ts'
import { call, Id, Instant, list, one, paging, YesNo, SEARCH_LENGTH } from './wire.ts'

const text = z._default(z.string(), '')
const activity = { id: Id, name: text }

/**
 * An account as whoever administers it sees it. `roles`: in the activity that is asked for, else in all of them and on the
 * platform. `invited`: she has not chosen a password yet. Spec §3.
 */
export const User = z.object({
  id: Id,
  name: text,
  surname: text,
  username: text,
  email: text,
  active: z._default(YesNo, 'Y'),
  roles: z._default(z.array(z.string()), []),
  activity: z._default(z.nullable(z.object(activity)), null),
  activities: z._default(z.array(z.object({ ...activity, roles: z.array(z.string()) })), []),
  invited: z._default(z.boolean(), false),
  created: z._default(z.nullable(Instant), null),
})
export type User = z.infer<typeof User>

/** Which roles may be given is for `rules/users.ts`. */
const Roles = z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(9))

/** What is told about somebody; no password is. */
export const UserFields = z.object({ name: PersonName, surname: PersonName, email: Email, active: YesNo, roles: Roles })
export type UserFields = z.infer<typeof UserFields>

const loose = {
  activityId: z.optional(Id),
  /** Is the address; `email` comes first where both are there. */
  username: z.optional(Email),
  email: z.optional(Email),
  active: z.optional(YesNo),
  roles: z.optional(Roles),
}
const NewUser = z.object({ ...loose, name: PersonName, surname: PersonName })
export type NewUser = z.infer<typeof NewUser>
/** What is left out stays as it is. */
const UserChange = z.object({ ...loose, id: Id, name: z.optional(PersonName), surname: z.optional(PersonName) })
export type UserChange = z.infer<typeof UserChange>

const Users = z.object({
  activityId: z.optional(Id),
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
  role: z.optional(z.enum(ROLES)),
  active: z.optional(YesNo),
  ...paging('name', 'surname', 'email', 'username', 'active', 'created'),
})
export type UsersWish = z.infer<typeof Users>

/** The fields that a change is about. */
const Facts = z.nullable(
  z.object({
    name: z.optional(z.string()),
    surname: z.optional(z.string()),
    email: z.optional(z.string()),
    active: z.optional(YesNo),
    roles: z.optional(z.array(z.string())),
  }),
)

/** Who (`actor`) did what to whose account, by name; nobody where she is gone, or may not be seen. */
export const Deed = z.object({
  id: Id,
  at: Instant,
  what: z.enum(['created', 'changed', 'removed', 'erased']),
  actor: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  before: Facts,
  after: Facts,
})
export type Deed = z.infer<typeof Deed>

const needs = 'administration'
const byId = z.object({ id: Id, activityId: z.optional(Id) })

/** Spec §7, Users and customers. A super admin may leave the activity out, and means everybody. */
export const calls = {
  list: call('GET /api/users', Users, list(User), { staff: true, steps: true, needs }),
  create: call('POST /api/users', NewUser, one(User), { staff: true, steps: true, needs }),
  update: call('PUT /api/users/{id}', UserChange, one(User), { staff: true, steps: true, needs }),
  remove: call('DELETE /api/users/{id}', byId, z.object({}), { staff: true, steps: true, needs }),
  audit: call('GET /api/users/audit', z.object({ activityId: z.optional(Id), ...paging('at') }), list(Deed), {
    staff: true,
    steps: true,
    needs,
    ours: 'every change of an account can be looked up later',
  }),
}
