import * as z from 'zod'

/** Options that several commands take. */
export const Permalink = z.string().min(1).describe("the activity's permalink")
export const Email = z.email('this is not an e-mail address').toLowerCase().describe("the customer's e-mail address")
