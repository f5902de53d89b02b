import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { State } from './State.tsx'
import { Button } from './Button.tsx'

type Props = {
  /** `offline`: no network; `unreached`: nobody answers in the server's name; else what the server said, if anything. */
  failure: { code: string; message: string } | undefined
  title: string
  /** What is said without a network. */
  offline: string
  onRetry: () => void
}

/** In the place of what could not be fetched: why, and one more try. */
export function LoadFailed({ failure, title, offline, onRetry }: Props) {
  const { t } = useLingui()
  const isOffline = failure?.code === 'offline'
  const said = failure?.code === 'unreached' ? t`Il server non risponde. Riprova tra poco.` : failure?.message
  return (
    <State
      scene={isOffline ? 'cloud' : 'cable'}
      title={title}
      text={isOffline ? offline : said || t`Niente è andato perso. Riprova tra poco.`}
      action={
        <Button look="primary" onClick={onRetry}>
          <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Riprova</Trans>
        </Button>
      }
    />
  )
}
