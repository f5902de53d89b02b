import { Trans } from '@lingui/react/macro'
import type { Person } from '#contract/profile.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { RowWords } from '../../ui/Row.tsx'
import './profile.css'

/** Who she is, at a glance; what the token says of her stands there before the server has answered, and offline. */
export function ProfileHead({ person }: { person: Person | undefined }) {
  const { language } = useLanguage()
  const claims = claimsOf(useAppSelector((state) => state.session.token))
  const { name = '', surname = '' } = person ?? claims
  const called = `${name} ${surname}`.trim() || (claims.username ?? '')
  const since = person?.created && new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(person.created))
  return (
    <div className="profile-head">
      <span className="profile-mark" aria-hidden>
        {[name, surname].map((word) => [...word][0]?.toUpperCase())}
      </span>
      <RowWords>
        <strong className="profile-name">{called}</strong>
        <span className="quiet">{since ? <Trans>Con noi da {since}</Trans> : (person?.email ?? claims.username)}</span>
      </RowWords>
    </div>
  )
}
