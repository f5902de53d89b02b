import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'
import { users } from './auth.ts'

/** What was done: made, changed, taken out (of the activity, where it is a person), erased. */
export type Deed = 'created' | 'changed' | 'removed' | 'erased'
/** The fields that a change is about, as they were or are. Never a secret. */
export type Facts = { name?: string; surname?: string; email?: string; active?: boolean; roles?: string[] }

/**
 * Who did what to whose account or, where `entity` names a table, to which row of it; rows are only ever added. `activityId`
 * is empty where a super admin had chosen none, `entityId` where the deed was about many rows. When a person is erased her
 * rows stay, without her and without her facts.
 */
export const audit = pgTable(
  'audit',
  {
    activityId: text().notNull(),
    id: text().notNull(),
    actor: text().references(() => users.id, { onDelete: 'set null' }),
    subject: text().references(() => users.id, { onDelete: 'set null' }),
    via: text().$type<'staff' | 'tool'>().notNull().default('staff'),
    entity: text(),
    entityId: text(),
    what: text().$type<Deed>().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('audit_at').on(t.activityId, t.at),
    index('audit_actor').on(t.actor),
    index('audit_subject').on(t.subject),
  ],
)
