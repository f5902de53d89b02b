import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { asUserName } from '#rules/email.ts'
import { isOneLine } from '#contract/wire.ts'
import { activityAt } from '../data/activities/rows.ts'
import { join } from '../data/customers/rows.ts'
import { addUser, userNamed } from '../data/users/rows.ts'
import { hashPassword } from '../data/passwords.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'

const Name = z
  .string()
  .trim()
  .min(1, 'a name is not empty')
  .max(60, 'a name has at most 60 characters')
  .refine(isOneLine, 'a name is one line')

/** Adds a customer by hand, to try an activity before anybody registers. */
export const customerAdd = command({
  name: 'customer add',
  about: 'Makes a person a customer of an activity, with an empty card; an account that is there keeps its password.',
  places: [],
  input: z.object({
    activity: Permalink,
    email: Email,
    name: Name.describe("the customer's first name"),
    surname: Name.describe("the customer's surname"),
    password: z.string().min(10, 'a password has at least 10 characters').max(200).optional().describe('else one is made and shown once'),
  }),
  look: 'customer find --activity <permalink> --email <e-mail>',
  async run({ activity: permalink, email, password, ...person }, { db, clock, enqueue }, say) {
    const chosen = password ?? randomBytes(9).toString('base64url')
    const passwordHash = await hashPassword(chosen)
    return works(db, clock, enqueue).run(openScope(), 'writes', async (w) => {
      const activity = await activityAt(w, permalink)
      if (!activity) return [`There is no activity with the permalink ${permalink}.`]
      const added = await addUser(w, { ...person, email, passwordHash, created: w.now() })
      const userId = added ?? (await userNamed(w, asUserName(email)))
      if (!userId || !(await join(w, activity, { userId, roles: ['ROLE_USER'] }))) return [`${email} is in ${permalink} already.`]
      say(`${email} is a customer of ${activity.name} now${added ? '' : ', with the account and password she had'}.`)
      if (added && !password) say(`Password, shown only now: ${chosen}`)
      return []
    })
  },
})
