import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { currentEntry, type EntryKey, ownerOfUnread } from '#rules/visibility.ts'
import { useCanAddCard } from '../../components/activity/use-can-add-card.ts'
import { UnreadCount } from '../../components/notices/UnreadCount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMenuEntries } from './use-entries.ts'
import { WaitingAt } from './WaitingAt.tsx'
import './entries.css'

/** Where entries will stand, until it is known which. */
const PLACES = [0, 1, 2, 3, 4, 5]

/** From here on it is about her and this app, no longer about the activity. */
const OWN: EntryKey = 'privacy'

/** Every entry of the side menu, the current one in sight and in the activity's colour. Spec §2. */
export function EntryList({ onChoose }: { onChoose?: () => void }) {
  const entries = useMenuEntries()
  const { pathname, key: here } = useLocation()
  const current = currentEntry(pathname, entries)
  const canAdd = useCanAddCard()
  const owner = ownerOfUnread(entries)
  const list = useRef<HTMLUListElement>(null)
  // Again when more of them are known: it has moved.
  useEffect(() => {
    if (current !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [current, entries.length])
  return (
    <ul ref={list} className="entries">
      {entries.length === 0
        ? PLACES.map((place) => (
            <li key={place} className="entry">
              <Skeleton className="entry-coming" />
            </li>
          ))
        : null}
      {entries.map(({ key, path, title, Icon }) => (
        <Fragment key={key}>
          {key === OWN && canAdd ? <AddCardEntry onChoose={onChoose} /> : null}
          <li className={key === OWN && !canAdd ? 'entries-own' : undefined}>
            <Link to={path} className="entry" aria-current={key === current ? 'page' : undefined} onClick={onChoose}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <span>{title}</span>
              {key === owner ? <UnreadCount /> : null}
              <WaitingAt entry={key} again={here} />
            </Link>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** It is the first of what is about her: her other cards are none of the activity’s either. */
function AddCardEntry({ onChoose }: { onChoose: (() => void) | undefined }) {
  return (
    <li className="entries-own">
      <Link to="/registration" className="entry" onClick={onChoose}>
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Aggiungi una carta</Trans>
      </Link>
    </li>
  )
}
