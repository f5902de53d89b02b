import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/users.ts'
import { useReach } from './use-reach.ts'
import { roleWords } from './user-words.ts'
import { Tag } from '../../ui/Tag.tsx'
import './users.css'

/** Somebody's roles in words. Hers who stands above all activities are none of the one that is looked at: only she sees what she is. */
export function RoleTags({ user }: { user: User }) {
  const { i18n } = useLingui()
  const { me, isSuper } = useReach()
  const roles = user.roles.length === 0 && isSuper && user.id === me ? ['ROLE_SUPER_ADMIN'] : user.roles
  return (
    <span className="user-tags">
      {roles.map((role) => {
        const word = roleWords[role]
        return <Tag key={role}>{word ? i18n._(word) : role}</Tag>
      })}
    </span>
  )
}
