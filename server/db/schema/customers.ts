import { date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** What a person told one activity about herself. There is one as long as she is its customer. Spec §3. */
export const customers = pgTable(
  'customers',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    birthDate: date({ mode: 'string' }),
    gender: text().$type<'M' | 'F'>(),
    /** F private, G business. */
    typo: text().$type<'F' | 'G'>(),
    phone: text(),
    /** ISO 3166 alpha-2, as is the nation's. */
    countryId: text(),
    nationId: text(),
    address: text(),
    streetNumber: text(),
    cap: text(),
    /** The store she registered in. */
    storeId: text(),
    /** The invitation that she came by. */
    invite: text(),
    /** What staff wrote down about how she likes to be served; hers to read in her export. */
    serviceNote: text(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('customers_owner').on(t.activityId, t.userId),
    index('customers_user').on(t.userId),
  ],
)
