import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/users.ts'
import { Tag } from '../../ui/Tag.tsx'

/** May she come in? By word and colour. */
export function UserState({ user }: { user: Pick<User, 'active' | 'invited'> }) {
  if (user.active === 'N')
    return (
      <Tag>
        <Trans>Disattivato</Trans>
      </Tag>
    )
  return user.invited ? (
    <Tag look="warn">
      <Trans>Invitato</Trans>
    </Tag>
  ) : (
    <Tag look="good">
      <Trans>Attivo</Trans>
    </Tag>
  )
}
