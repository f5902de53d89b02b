import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { Deed } from '#contract/users.ts'
import { roleWords } from './user-words.ts'
import './deeds.css'

const FIELDS = ['name', 'surname', 'email', 'active', 'roles'] as const

/** The fields that a change was about, as they were and as they are. */
export function DeedChanges({ before, after }: Pick<Deed, 'before' | 'after'>) {
  const { t, i18n } = useLingui()
  const titles = {
    name: t({ message: 'Nome', context: 'person' }),
    surname: t`Cognome`,
    email: t`E-mail`,
    active: t`Stato`,
    roles: t`Ruoli`,
  }
  const wordOf = (role: string) => {
    const word = roleWords[role]
    return word ? i18n._(word) : role
  }
  const shown = (facts: Deed['before'], field: (typeof FIELDS)[number]) => {
    if (field === 'roles') return (facts?.roles ?? []).map(wordOf).join(', ')
    if (field === 'active') return facts?.active === 'N' ? t`disattivato` : t`attivo`
    return facts?.[field] ?? ''
  }
  return (
    <ul className="deed-changes quiet">
      {FIELDS.filter((field) => after?.[field] !== undefined).map((field) => (
        <li key={field}>
          {titles[field]}: {shown(before, field)} <ArrowRight aria-hidden size={14} strokeWidth={1.75} />
          <span className="unseen">
            <Trans>adesso</Trans>
          </span>{' '}
          {shown(after, field)}
        </li>
      ))}
    </ul>
  )
}
