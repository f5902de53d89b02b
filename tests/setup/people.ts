import * as activities from '../../server/data/activities/rows.ts'
import * as customers from '../../server/data/customers/rows.ts'
import * as users from '../../server/data/users/rows.ts'
import type { Db } from '../../server/db/connect.ts'
import { openWorkOf } from '../../server/work/open.ts'
import { openScope } from '../../server/work/scope.ts'

const over = (tx: Db, at: Date) => openWorkOf({ tx, now: () => at, enqueue: async () => {}, forget: () => {} }, openScope())

/** The activity with this permalink, published or not. */
export const activityAt = (tx: Db, permalink: string) => activities.activityAt(over(tx, new Date()), permalink)

/** Makes an account, in a transaction or without one. */
export const addUser = (tx: Db, person: users.NewAccount) => users.addUser(over(tx, person.created), person)

type Joining = Parameters<typeof customers.join>[2] & { created: Date }
/** Makes a person a member of an activity, and a customer the owner of an empty card. */
export const join = (tx: Db, activity: Parameters<typeof customers.join>[1], { created, ...joining }: Joining) =>
  customers.join(over(tx, created), activity, joining)
