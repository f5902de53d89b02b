import { useLingui } from '@lingui/react/macro'
import { SELECTABLE } from '#rules/users.ts'
import { ListSearch } from '../../components/list/ListSearch.tsx'
import { SelectButton } from '../../components/list/SelectButton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { useReach } from './use-reach.ts'
import type { useUsersWish } from './use-users-wish.ts'
import { roleWords } from './user-words.ts'
import './users.css'

/** Which accounts, and on a phone, whose rows have no heads, in which order. Spec §7. */
export function UserFilters({ wish, change }: Pick<ReturnType<typeof useUsersWish>, 'wish' | 'change'>) {
  const { t, i18n } = useLingui()
  const isWide = useWide()
  const { isSuper, isEverywhere } = useReach()
  const roles = isEverywhere ? ['ROLE_SUPER_ADMIN', ...SELECTABLE] : SELECTABLE
  const wordOf = (role: string) => {
    const word = roleWords[role]
    return word ? i18n._(word) : role
  }
  return (
    <div className="users-filters">
      <ListSearch label={t`Cerca per nome o e-mail`} value={wish.search ?? ''} onSearch={(search) => change({ search })} />
      <div className="users-picks">
        {isSuper ? (
          <SelectButton
            label={t`Dove`}
            value={isEverywhere ? 'all' : ''}
            options={[
              { value: '', label: t`Questa attività` },
              { value: 'all', label: t`Tutte le attività` },
            ]}
            onChoose={(place) => change({ in: place })}
          />
        ) : null}
        <SelectButton
          label={t`Ruolo`}
          value={wish.role ?? ''}
          options={[{ value: '', label: t`Tutti i ruoli` }, ...roles.map((role) => ({ value: role, label: wordOf(role) }))]}
          onChoose={(role) => change({ role })}
        />
        <SelectButton
          label={t`Stato`}
          value={wish.active ?? ''}
          options={[
            { value: '', label: t`Tutti gli stati` },
            { value: 'Y', label: t`Solo attivi` },
            { value: 'N', label: t`Solo disattivati` },
          ]}
          onChoose={(active) => change({ active })}
        />
        {isWide ? null : (
          <SelectButton
            label={t`Ordina per`}
            value={`${wish.sortBy ?? 'name'}:${wish.descending ?? 0}`}
            options={[
              { value: 'name:0', label: t`Nome, A–Z` },
              { value: 'name:1', label: t`Nome, Z–A` },
              { value: 'surname:0', label: t`Cognome, A–Z` },
              { value: 'email:0', label: t`E-mail, A–Z` },
              { value: 'created:1', label: t`I più recenti` },
            ]}
            onChoose={(order) => {
              const [sortBy, descending] = order.split(':')
              change({ sortBy, descending: descending === '1' ? '1' : undefined })
            }}
          />
        )}
      </div>
    </div>
  )
}
