import { Trans, useLingui } from '@lingui/react/macro'
import type { EntryKey } from '#rules/visibility.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { aboutWords } from './entry-words.ts'
import { ABOUT, type About } from './news.ts'
import './inbox.css'

/** With which entry of the menu there can be news about it; notices there always are. */
const comesWith: Record<Exclude<About, 'notices'>, EntryKey> = {
  card: 'card',
  orders: 'orders',
  bookings: 'bookings',
  rewards: 'coupons',
  counter: 'till',
}

type Props = {
  chosen: About | undefined
  unread: Partial<Record<About, number>>
  onChoose: (about: About | undefined) => void
}

/** What the list is about, each with how much is to be read of it. LOOK "phone-7". */
export function AboutChips({ chosen, unread, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const entries = useVisibleEntries()
  const isThere = (about: About) =>
    about === 'notices' || about === chosen || Boolean(unread[about]) || entries.some(({ key }) => key === comesWith[about])
  return (
    <div className="inbox-chips" role="group" aria-label={t`Che cosa mostrare`}>
      <Chip aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans>Tutte</Trans>
      </Chip>
      {ABOUT.filter(isThere).map((about) => (
        <Chip key={about} aria-pressed={chosen === about} onClick={() => onChoose(about)}>
          {i18n._(aboutWords[about])}
          <Left count={unread[about] ?? 0} />
        </Chip>
      ))}
    </div>
  )
}

function Left({ count }: { count: number }) {
  if (!count) return null
  return (
    <>
      <span className="inbox-left figures" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="unseen">
        <Trans>{count} da leggere</Trans>
      </span>
    </>
  )
}
