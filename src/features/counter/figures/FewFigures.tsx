import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, type LucideIcon, ScanBarcode, UserPlus } from 'lucide-react'
import type { EntryKey } from '#rules/visibility.ts'
import { useVisibleEntries } from '../../../components/activity/use-facts.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { State } from '../../../ui/State.tsx'

const WAYS: { key: EntryKey; Icon: LucideIcon; words: React.ReactNode }[] = [
  { key: 'counter', Icon: ScanBarcode, words: <Trans>Vai alla cassa</Trans> },
  { key: 'counterBookings', Icon: CalendarClock, words: <Trans>Vai alle prenotazioni</Trans> },
  { key: 'friends', Icon: UserPlus, words: <Trans>Invita qualcuno</Trans> },
]

/** The first week has nothing beside it: what will be here, and the one thing that helps. LOOK "counter-4". */
export function FewFigures({ customers }: { customers: number }) {
  const { t } = useLingui()
  const entries = useVisibleEntries()
  const way = WAYS.flatMap((one) => entries.filter(({ key }) => key === one.key).map(({ path }) => ({ ...one, path })))[0]
  const many = plural(customers, { 0: 'nessun cliente', one: '# cliente', other: '# clienti' })
  return (
    <State
      scene="steps"
      title={t`Ancora poche cifre`}
      text={t`Da lunedì vedrai qui chi torna e quanto credito gira. Per ora: ${many}.`}
      action={
        way ? (
          <ButtonLink look="primary" to={way.path}>
            <way.Icon aria-hidden size={20} strokeWidth={1.75} />
            {way.words}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
