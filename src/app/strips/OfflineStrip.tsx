import { Trans } from '@lingui/react/macro'
import { CloudAlert, Hourglass, type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfiguration } from '../../api/activities.ts'
import { api } from '../../api/api.ts'
import { useShownAt } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { useHasOwnRetry } from '../../ui/own-retry.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { type Reach, useReach } from './use-reach.ts'
import './strip.css'

const icons: Record<Exclude<Reach, 'well'>, LucideIcon> = { offline: WifiOff, gone: CloudAlert, slow: Hourglass }

/** A quiet strip while the server is out of reach: why, of when is what is shown, and one more try where the page has none. LOOK "States". */
export function OfflineStrip() {
  const reach = useReach()
  return reach === 'well' ? null : <Strip reach={reach} />
}

function Strip({ reach }: { reach: Exclude<Reach, 'well'> }) {
  const when = useMoment(useShownAt(), useConfiguration()?.zone ?? 'Europe/Rome')
  const hasOwnRetry = useHasOwnRetry()
  const dispatch = useAppDispatch()
  // All that is on the screen, as when the network comes back; what has not been answered until now is not waited for.
  const retry = () => {
    for (const asking of dispatch(api.util.getRunningQueriesThunk())) asking.abort()
    dispatch(api.internalActions.onOnline())
  }
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
      {hasOwnRetry ? null : (
        <button type="button" onClick={retry}>
          <Trans>Riprova</Trans>
        </button>
      )}
    </div>
  )
}
