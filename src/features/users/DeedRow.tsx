import { Trans, useLingui } from '@lingui/react/macro'
import { type LucideIcon, Pencil, Trash2, UserMinus, UserPlus } from 'lucide-react'
import type { Deed } from '#contract/users.ts'
import { DeedChanges } from './DeedChanges.tsx'
import './deeds.css'
import { RowIcon } from '../../ui/Row.tsx'

const ICONS: Record<Deed['what'], LucideIcon> = { created: UserPlus, changed: Pencil, removed: UserMinus, erased: Trash2 }

function Sentence({ deed }: { deed: Deed }) {
  const { t } = useLingui()
  const actor = deed.actor ?? t`L’amministrazione`
  const subject = deed.subject ?? t`una persona che non c’è più`
  const by = <strong>{actor}</strong>
  const whom = <strong>{subject}</strong>
  switch (deed.what) {
    case 'created':
      return (
        <Trans>
          {by} ha creato {whom}
        </Trans>
      )
    case 'changed':
      return (
        <Trans>
          {by} ha cambiato {whom}
        </Trans>
      )
    case 'removed':
      return (
        <Trans>
          {by} ha tolto dall’attività {whom}
        </Trans>
      )
    case 'erased':
      return (
        <Trans>
          {by} ha eliminato l’account di {whom}
        </Trans>
      )
  }
}

/** One thing that was done: who, to whom, what is different, when. */
export function DeedRow({ deed }: { deed: Deed }) {
  const { i18n } = useLingui()
  const Icon = ICONS[deed.what]
  return (
    <li className="deed">
      <RowIcon>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <div className="deed-words">
        <p>
          <Sentence deed={deed} />
        </p>
        {deed.what === 'changed' ? <DeedChanges before={deed.before} after={deed.after} /> : null}
        <time className="small quiet" dateTime={deed.at}>
          {i18n.date(deed.at, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
        </time>
      </div>
    </li>
  )
}
