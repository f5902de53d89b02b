import { Trans } from '@lingui/react/macro'
import { CloudAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { endFirstPaint } from '../components/first-paint.ts'

type Props = { children: ReactNode }
type Caught = { error?: Error }

/** The error page: what went wrong, what is safe, and the way home. Around everything, and around each page. Spec §2. */
export class Boundary extends Component<Props, Caught> {
  override state: Caught = {}
  static getDerivedStateFromError = (error: Error): Caught => ({ error })

  override componentDidCatch() {
    endFirstPaint()
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <div className="page state" role="alert">
        <div className="state-picture" aria-hidden="true">
          <CloudAlert size={64} strokeWidth={1.5} />
        </div>
        <h1>
          <Trans>Errore Generico</Trans>
        </h1>
        <p>
          <Trans>Qualcosa non ha funzionato. I tuoi dati sono al sicuro.</Trans>
        </p>
        <a className="button button-primary" href="/">
          <Trans>Home</Trans>
        </a>
      </div>
    )
  }
}
