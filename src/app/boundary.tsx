import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, CreditCard, House } from 'lucide-react'
import { Component, type ContextType, type ReactNode } from 'react'
import { ReactReduxContext } from 'react-redux'
import { endFirstPaint } from '../components/page/first-paint.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { dropped } from '../state/snapshot.ts'
import { useOnline } from '../ui/use-online.ts'
import { isSecondCrash, whileItHolds } from './crashes.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { State } from '../ui/State.tsx'
import '../components/page/page.css'

type Props = { children: ReactNode }
type Caught = { error?: Error | undefined }

/** How browsers say that a part of the app did not come. */
const NOT_FETCHED = /dynamically imported module|module script|preload CSS/i

/** To the page before, drawn from the start: what failed stands in the place of all of them. There may be no router around it. */
function back() {
  addEventListener('popstate', () => location.reload(), { once: true })
  if (history.length > 1) history.back()
  else location.assign('/')
}

/** The page is not on this device yet, or was cut short on its way. */
function NotFetched() {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <div className="page" role="alert">
      <header className="top-bar">
        <IconButton label={t`Torna indietro`} onClick={back}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </IconButton>
        <h1>{t`Pagina non disponibile`}</h1>
      </header>
      <LoadFailed
        failure={{ code: isOnline ? 'cut' : 'offline', message: t`I tuoi dati sono al sicuro: riprova.` }}
        title={isOnline ? t`Non è arrivata per intero` : t`Non è ancora su questo dispositivo`}
        offline={t`Per aprire questa pagina la prima volta serve la rete. La tua carta funziona anche senza.`}
        onRetry={() => location.reload()}
        instead={
          <ButtonLink look="primary" href="/card">
            <CreditCard aria-hidden size={20} strokeWidth={1.75} />
            <Trans>La mia carta</Trans>
          </ButtonLink>
        }
      />
    </div>
  )
}

/** It is nobody's fault but ours: what is safe, and the two ways on. */
function Broken() {
  const { t } = useLingui()
  return (
    <State
      isPage
      scene="cable"
      title={t`Errore Generico`}
      text={t`È un errore nostro. I tuoi dati e la tua carta sono al sicuro: torna alla home e riprova.`}
      action={
        <ButtonLink look="primary" href="/">
          <House aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Vai alla home</Trans>
        </ButtonLink>
      }
    />
  )
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
      <div className="page page-bare" role="alert">
        <Broken />
      </div>
    )
  }
}
