import { Trans, useLingui } from '@lingui/react/macro'
import { CloudAlert, WifiOff } from 'lucide-react'
import { State } from './State.tsx'
import { Button } from './Button.tsx'

type Props = {
  isOffline: boolean
  title: string
  /** Why; whoever stands between us and the server gives no reason. */
  text: string
  onRetry: () => void
}

/** In the place of what could not be fetched: why, and one more try. */
export function LoadFailed({ isOffline, title, text, onRetry }: Props) {
  const { t } = useLingui()
  const Picture = isOffline ? WifiOff : CloudAlert
  return (
    <State
      picture={<Picture size={64} strokeWidth={1.5} />}
      title={title}
      text={text || t`Niente è andato perso. Riprova tra poco.`}
      action={
        <Button look="primary" onClick={onRetry}>
          <Trans>Riprova</Trans>
        </Button>
      }
    />
  )
}
