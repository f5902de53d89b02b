import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Column = 'email' | 'roles' | 'activities' | 'active' | 'created'

/** What may be hidden of the table; name and keys always stand there. `by`: what it is sorted by. */
export const COLUMNS: readonly { key: Column; title: MessageDescriptor; by?: string }[] = [
  { key: 'email', title: msg`E-mail`, by: 'email' },
  { key: 'roles', title: msg`Ruoli` },
  { key: 'activities', title: msg`Attività` },
  { key: 'active', title: msg`Stato`, by: 'active' },
  { key: 'created', title: msg`Creato il`, by: 'created' },
]
