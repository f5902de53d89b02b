import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/users.ts'
import { useReach } from './use-reach.ts'
import { calledOf } from './user-words.ts'
import { Tag } from '../../ui/Tag.tsx'
import './users.css'

/** Her name, and whether it is she who looks. */
export function UserName({ user }: { user: User }) {
  const { me } = useReach()
  return (
    <span className="user-name">
      <strong>{calledOf(user)}</strong>
      {user.id === me ? (
        <Tag>
          <Trans>Tu</Trans>
        </Tag>
      ) : null}
    </span>
  )
}
