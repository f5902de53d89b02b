import { useLingui } from '@lingui/react/macro'
import { roleWords } from './user-words.ts'

/** Roles in words. */
export function RoleTags({ roles }: { roles: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <span className="user-tags">
      {roles.map((role) => {
        const word = roleWords[role]
        return (
          <span key={role} className="tag">
            {word ? i18n._(word) : role}
          </span>
        )
      })}
    </span>
  )
}
