import { Trans } from '@lingui/react/macro'
import { CloudAlert, Hourglass, type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { type AppState, useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import type { Kind } from '../../state/snapshot.ts'
import { type Reach, useReach } from './use-reach.ts'
import './strip.css'

/** What of each page is kept on the device, by the first part of its path. */
const KEPT: Record<string, Kind> = {
  '': 'card',
  card: 'card',
  flows: 'flows',
  menus: 'menu',
  notices: 'notices',
  notifications: 'notifications',
  stores: 'stores',
  'invite-friend': 'invite',
}

/** Of when is what this page shows? Nothing where nothing of it is kept: the strip never promises what is not there. */
const momentOf =
  (page: string) =>
  ({ session, snapshot }: AppState) => {
    const kind = KEPT[page]
    if (page === 'activities') return snapshot.mine?.at
    return kind && snapshot.byActivity[session.activityId ?? '']?.[kind]?.at
  }

const icons: Record<Exclude<Reach, 'well'>, LucideIcon> = { offline: WifiOff, gone: CloudAlert, slow: Hourglass }

/** A quiet strip while the server is out of reach: why, of when is what is shown, and one more try. LOOK "States". */
export function OfflineStrip() {
  const reach = useReach()
  return reach === 'well' ? null : <Strip reach={reach} />
}

function Strip({ reach }: { reach: Exclude<Reach, 'well'> }) {
  const page = useLocation().pathname.split('/')[1] ?? ''
  const when = useMoment(useAppSelector(momentOf(page)), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const dispatch = useAppDispatch()
  const retry = () => dispatch(api.util.invalidateTags(['Activities', 'Card', 'Flows', 'Menus', 'Notices', 'Notifications']))
  const Icon = icons[reach]
  const words: Record<typeof reach, ReactNode> = {
    offline: when ? <Trans>Sei offline: dati di {when}</Trans> : <Trans>Sei offline</Trans>,
    gone: when ? <Trans>Il server non risponde: dati di {when}</Trans> : <Trans>Il server non risponde</Trans>,
    slow: when ? <Trans>La rete è lenta: dati di {when}</Trans> : <Trans>La rete è lenta</Trans>,
  }
  return (
    <div className="strip" role="status">
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span>{words[reach]}</span>
      <button type="button" onClick={retry}>
        <Trans>Riprova</Trans>
      </button>
    </div>
  )
}
