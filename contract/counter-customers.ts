import * as z from 'zod/mini'
import { call, Id, line, list, SEARCH_LENGTH } from './wire.ts'

/** A customer as the counter finds her; `id`: of her account. `email` is cut to what tells two of one name apart. */
export const FoundCustomer = z.object({ id: Id, name: z.string(), email: z.string(), phone: z.nullable(z.string()) })
export type FoundCustomer = z.infer<typeof FoundCustomer>

/** The customers of the activity by name, e-mail or code of the card: the first few; fewer than two letters find nobody. SEMANTICS 14. */
export const calls = {
  find: call('GET /api/counter/customers', z.object({ activityId: Id, search: z.optional(line(SEARCH_LENGTH)) }), list(FoundCustomer), {
    needs: 'counter',
    ours: 'SEMANTICS 14: the counter is staff’s own page',
  }),
}
