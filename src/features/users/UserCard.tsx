import type { User } from '#contract/users.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { RoleTags } from './RoleTags.tsx'
import { useReach } from './use-reach.ts'
import { UserButtons } from './UserButtons.tsx'
import { UserName } from './UserName.tsx'
import { UserState } from './UserState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './users.css'

/** One account on a phone. */
export function UserCard({ user }: { user: User }) {
  const { isEverywhere } = useReach()
  return (
    <Panel as="li" className="user-card">
      <div className="user-words">
        <UserName user={user} />
        <span className="quiet user-address">
          <MailAddress email={user.email} />
        </span>
        {isEverywhere && user.activities.length > 0 ? (
          <span className="quiet">{user.activities.map(({ name }) => name).join(', ')}</span>
        ) : null}
      </div>
      <UserButtons user={user} />
      <span className="user-tags">
        <UserState user={user} />
        <RoleTags user={user} />
      </span>
    </Panel>
  )
}
