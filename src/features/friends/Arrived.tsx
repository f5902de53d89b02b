import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UserCheck, UserPlus } from 'lucide-react'
import type { Friend } from '#contract/friends.ts'
import { onTheWall } from '#rules/days.ts'
import { centsOf, euros, signedEuros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useFriends } from '../../api/friends.ts'
import { useLive } from '../../api/live.ts'
import { dayTitle } from '../../components/words/day-name.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { Coming } from '../../ui/Coming.tsx'
import './friends.css'

/** What came of her invitation: who joined, by the day alone, and what she was thanked with. It grows while she looks. */
export function Arrived() {
  const { t } = useLingui()
  const { data, isLoading, failure, retry } = useFriends()
  useLive('own')
  const earned = (data ?? []).reduce((sum, { reward }) => sum + centsOf(reward ?? '0.00'), 0)
  const count = data?.length ?? 0
  // Without a network, and nothing kept: the page is about her invitation, and says so itself.
  if (!data && !isLoading && !failure?.status) return null
  return (
    <Panel as="section" className="friends-arrived">
      <h2>
        <Trans>Chi è arrivato</Trans>
      </h2>
      {failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
      {isLoading ? <Coming parts={[{ on: 'page', count: 2, picture: 'round', lines: [40, 28], hasEnd: true }]} /> : null}
      {count > 0 ? (
        <p className="quiet" aria-live="polite">
          <Plural value={count} one="Un amico si è registrato con il tuo invito" other="# amici si sono registrati con il tuo invito" />
          {earned > 0 ? <> · {t`${euros(earned)} per te`}</> : null}
        </p>
      ) : null}
      {data && count === 0 ? <Nobody /> : null}
      {data && count > 0 ? (
        <ul className="friends-list">
          {data.map((friend) => (
            <FriendRow key={friend.id} friend={friend} />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

function Nobody() {
  return (
    <p className="friends-nobody quiet">
      <UserPlus aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Ancora nessuno. Appena qualcuno si registra con il tuo invito lo vedi qui.</Trans>
    </p>
  )
}

function FriendRow({ friend: { joined, reward } }: { friend: Friend }) {
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const cents = centsOf(reward ?? '0.00')
  return (
    <Row>
      <RowIcon tone="good">
        <UserCheck aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>
          <Trans>Un amico si è registrato</Trans>
        </strong>
        <span className="small quiet">{dayTitle(joined, language, today)}</span>
      </RowWords>
      {cents > 0 ? <strong className="friends-reward figures">{signedEuros(cents)}</strong> : null}
    </Row>
  )
}
