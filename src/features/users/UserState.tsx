import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/users.ts'

/** May she come in? By word and colour. */
export function UserState({ user }: { user: Pick<User, 'active' | 'invited'> }) {
  if (user.active === 'N')
    return (
      <span className="tag">
        <Trans>Disattivato</Trans>
      </span>
    )
  return user.invited ? (
    <span className="tag tag-warn">
      <Trans>Invitato</Trans>
    </span>
  ) : (
    <span className="tag tag-good">
      <Trans>Attivo</Trans>
    </span>
  )
}
