import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSelector } from 'react-redux'
import { api } from '../api/api.ts'
import { useMoment } from '../components/use-moment.ts'
import { useOnline } from '../ui/use-online.ts'
import { type RootState, store } from './store.ts'

/** The oldest of what this page's activity shows, so that the strip never promises more than it has. */
const dateOf = ({ session, snapshot }: RootState) => {
  const copy = session.activityId ? snapshot.byActivity[session.activityId]?.card : undefined
  return copy?.at ?? snapshot.mine?.at
}

/** A quiet strip while the server is out of reach: what is shown, of when, and one more try. LOOK "States". */
export function OfflineStrip() {
  const isOnline = useOnline()
  const isReached = useSelector((state: RootState) => state.connection.reached)
  return isOnline && isReached ? null : <Strip />
}

function Strip() {
  const when = useMoment(useSelector(dateOf), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const retry = () => store.dispatch(api.util.invalidateTags(['Activities', 'Card', 'Flows', 'Menus', 'Notices', 'Notifications']))
  return (
    <div className="strip" role="status">
      <WifiOff aria-hidden size={18} strokeWidth={1.75} />
      <span>{when ? <Trans>Sei offline: dati di {when}</Trans> : <Trans>Sei offline</Trans>}</span>
      <button type="button" onClick={retry}>
        <Trans>Riprova</Trans>
      </button>
    </div>
  )
}
