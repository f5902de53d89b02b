import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import type { UserFields } from '#contract/users.ts'
import { SELECTABLE } from '#rules/users.ts'
import { roleWords } from './user-words.ts'
import './roles.css'
import '../../ui/field.css'

/** One role or both; those that nobody can choose stay as they are. Spec §6. */
export function RoleChoices({ control }: { control: Control<UserFields> }) {
  const { t, i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'roles' })
  const error = fieldState.error?.type === 'server' ? fieldState.error.message : fieldState.error && t`Scegli almeno un ruolo`
  const notes = {
    ROLE_ADMIN: t`Amministra gli utenti e gli avvisi di questa attività`,
    ROLE_USER: t`Ha la carta e usa l’app`,
  }
  const toggle = (role: string) =>
    field.onChange(field.value.includes(role) ? field.value.filter((one) => one !== role) : [...field.value, role])
  return (
    <fieldset className="role-choices" aria-describedby={error ? 'user-roles-error' : undefined}>
      <legend>{t`Ruoli`}</legend>
      {SELECTABLE.toReversed().map((role) => {
        const word = roleWords[role]
        const isChosen = field.value.includes(role)
        return (
          <label key={role} className="user-role">
            <input type="checkbox" checked={isChosen} onChange={() => toggle(role)} onBlur={field.onBlur} />
            <span className="user-role-box" aria-hidden>
              {isChosen ? <Check size={18} strokeWidth={2.5} /> : null}
            </span>
            <span>
              <strong>{word ? i18n._(word) : role}</strong>
              <span className="quiet">{notes[role]}</span>
            </span>
          </label>
        )
      })}
      {error ? (
        <p id="user-roles-error" className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
