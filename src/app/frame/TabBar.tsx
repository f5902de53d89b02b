import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { currentTab, ownerOfUnread, tabs } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { UnreadCount } from '../../components/notices/UnreadCount.tsx'
import { usePrivacyWay } from '../../components/privacy/use-privacy.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { said } from '../../state/messages.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ActivityLogo } from './ActivityHead.tsx'
import { useEntries } from './use-entries.ts'
import { WaitingAt, WaitingHere } from './WaitingAt.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './tab-bar.css'

/** Where tabs stand, the last of them the drawer's key: kept until it is known which. */
const PLACES = [0, 1, 2, 3, 4]

const Drawer = part(() => import('./Drawer.tsx').then((m) => m.Drawer))

/**
 * The four entries that matter most, and the drawer with all of them: at the lower edge of a phone.
 * @param isRail where there is room they stand at the left edge, below the logo; else nothing of them does. LOOK "The frame", "counter-1"
 */
export function TabBar({ isRail }: { isRail: boolean }) {
  const { t } = useLingui()
  const more = t`Altro`
  const dispatch = useAppDispatch()
  const entries = useEntries()
  const isWide = useWide()
  const { pathname, key: here } = useLocation()
  // The drawer belongs to the page that it was opened on: it must not open over the next one.
  const [openedOn, setOpenedOn] = useState<string>()
  const isPrivacyFirst = usePrivacyWay() === 'owed'
  const first = tabs(entries, useConfiguration()?.menuType)
  const shown = first.flatMap(({ key }) => entries.find((entry) => entry.key === key) ?? [])
  const owner = ownerOfUnread(shown)
  const isComing = entries.length === 0
  const current = currentTab(pathname, shown, entries)
  const isElsewhere = !isComing && current === undefined
  const close = () => setOpenedOn(undefined)
  const fail = () => {
    close()
    dispatch(said('error'))
  }
  // The page of the text says all the ways that there are.
  if (isPrivacyFirst) return null
  return (
    <nav className="tab-bar" aria-label={t`Principale`} aria-busy={isComing || undefined}>
      {isRail && isWide ? <ActivityLogo /> : null}
      {shown.length === 0
        ? PLACES.slice(isComing ? 0 : 1).map((place) => (
            <span key={place} className="tab-place">
              {isComing ? (
                <>
                  <Skeleton className="tab-icon" />
                  <Skeleton className="tab-word" />
                </>
              ) : null}
            </span>
          ))
        : null}
      {shown.map(({ key, path, short, Icon }) => (
        <Link key={key} to={path} className="tab" aria-current={key === current ? 'page' : undefined}>
          <span className="tab-icon">
            <Icon aria-hidden strokeWidth={1.75} />
          </span>
          <span data-word={short}>{short}</span>
          {key === owner ? <UnreadCount /> : null}
          <WaitingAt entry={key} again={here} />
        </Link>
      ))}
      <button
        type="button"
        className="tab"
        aria-haspopup="dialog"
        aria-current={isElsewhere ? 'page' : undefined}
        onClick={() => setOpenedOn(here)}
      >
        <span className="tab-icon">
          <Menu aria-hidden strokeWidth={1.75} />
        </span>
        <span data-word={more}>{more}</span>
        {owner === undefined && ownerOfUnread(entries) ? <UnreadCount /> : null}
      </button>
      {isRail ? <WaitingHere again={here} /> : null}
      {openedOn === here ? (
        <Beside again={here} onFailure={fail}>
          <Drawer side={isRail && isWide ? 'start' : 'end'} onClose={close} />
        </Beside>
      ) : null}
    </nav>
  )
}
