import { Trans, useLingui } from '@lingui/react/macro'
import { CloudAlert } from 'lucide-react'
import { Component, type ContextType, type ReactNode } from 'react'
import { ReactReduxContext } from 'react-redux'
import { endFirstPaint } from '../components/page/first-paint.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { dropped } from '../state/snapshot.ts'
import { useOnline } from '../ui/use-online.ts'
import { isSecondCrash, whileItHolds } from './crashes.ts'
import { ButtonLink } from '../ui/Button.tsx'
import '../components/page/page.css'
import '../ui/state.css'

type Props = { children: ReactNode }
type Caught = { error?: Error | undefined }
type Again = { again: unknown }

/** How browsers say that a part of the app did not come. */
const NOT_FETCHED = /dynamically imported module|module script|preload CSS/i

/** The page is not on this device yet, or was cut short on its way. */
function NotFetched() {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <div className="page" role="alert">
      <LoadFailed
        isOffline={!isOnline}
        title={t`Pagina non disponibile`}
        text={
          isOnline
            ? t`Non è arrivata per intero. I tuoi dati sono al sicuro: riprova.`
            : t`Per aprirla la prima volta serve la rete. La tua carta funziona anche senza.`
        }
        onRetry={() => location.reload()}
      />
    </div>
  )
}

/**
 * Around a part that stands beside the page: one that fails is not there, and the frame is as it was.
 * `again`: whatever changes when it is to be tried once more.
 */
export class Beside extends Component<Props & Again & { onFailure?: () => void }, Caught & Again> {
  override state: Caught & Again = { again: this.props.again }
  static getDerivedStateFromError = (error: Error): Caught => ({ error })
  static getDerivedStateFromProps = ({ again }: Again, { again: before }: Again) => (again === before ? null : { again, error: undefined })

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.error ? null : this.props.children
  }
}

/**
 * The error page: what went wrong, what is safe, and the way home. Around everything, and around each page. A second crash
 * in a row may be the doing of what this device kept: that goes, the session stays. Spec §2.
 */
export class Boundary extends Component<Props, Caught> {
  static override contextType = ReactReduxContext
  declare context: ContextType<typeof ReactReduxContext>
  override state: Caught = {}
  static getDerivedStateFromError = (error: Error): Caught => ({ error })
  #stopWaiting: (() => void) | undefined

  override componentDidMount() {
    if (!this.state.error) this.#stopWaiting = whileItHolds()
  }

  override componentDidCatch(error: Error) {
    this.#stopWaiting?.()
    endFirstPaint()
    if (!NOT_FETCHED.test(error.message) && isSecondCrash()) this.context?.store.dispatch(dropped())
  }

  override componentWillUnmount() {
    this.#stopWaiting?.()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (NOT_FETCHED.test(error.message)) return <NotFetched />
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
        <ButtonLink look="primary" href="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </div>
    )
  }
}
