import { Trans, useLingui } from '@lingui/react/macro'
import { ScanBarcode } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import type { NewCard } from '#contract/registration.ts'
import { centsOf, euros } from '#rules/money.ts'
import { externalLink } from '#rules/paths.ts'
import { useTellUnknownDeviceMutation } from '../../api/devices.ts'
import { WalletButtons } from '../../components/wallets/wallet-buttons.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { useInstall } from '../../pwa/install.ts'
import { useGuestCart } from '../../state/guest-cart.ts'
import { host } from '../../state/host.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { OnPhone } from './OnPhone.tsx'
import { ToAppStore } from './ToAppStore.tsx'
import '../../components/steps/step-page.css'
import './registration.css'

type Props = { activity: Activity; registered: NewCard; name: string | undefined; onCard: (card: Card) => void }

/** The card is hers: first onto her phone, then to the till, then home. Spec §2, SEMANTICS 10, LOOK phone-8. */
export function DoneStep({ activity, registered, name, onCard }: Props) {
  const { t } = useLingui()
  // Fetched while she reads: its number falls into the slots, and home shows it at once.
  const { data: card } = usePass().card
  const heading = useRef<HTMLHeadingElement>(null)
  const install = useInstall(host.activity?.permalink ?? 'tessera')
  const { platform, isInstalled, canPrompt } = install
  const { welcomeCredit, appStore } = registered
  // What an invitation gives is on it, too: the card itself knows, once it is here.
  const begun = centsOf(card?.balance ?? welcomeCredit ?? 0)
  const credit = euros(begun)
  const store = platform === 'desktop' ? undefined : externalLink(appStore[platform])
  // At the table she chose first: it waits for her in the cart.
  const chosen = useGuestCart(activity.id)
  const [tell] = useTellUnknownDeviceMutation()
  const isUnknown = platform === 'desktop' && Boolean(appStore.ios ?? appStore.android)
  const isToInstall = !store && !isInstalled && (canPrompt || platform !== 'desktop')

  useEffect(() => {
    document.title = `${t`La tua carta è pronta`} · ${activity.name}`
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [t, activity.name])
  useEffect(() => {
    if (card) onCard(card)
  }, [card, onCard])

  // There is a store, and none that we know for this device. Spec §2.
  useEffect(() => {
    if (isUnknown) void tell({ userAgent: navigator.userAgent })
  }, [isUnknown, tell])

  return (
    <section className="done">
      <div className="done-words">
        <h1 ref={heading} tabIndex={-1}>
          {name ? <Trans>Eccoti, {name}</Trans> : <Trans>Eccoti</Trans>}
        </h1>
        <p className="step-text">
          {begun > 0 ? (
            <Trans>
              La carta è tua. I primi <strong className="done-credit">{credit}</strong> sono già sopra: valgono dal prossimo conto.
            </Trans>
          ) : (
            <Trans>La carta è tua: da adesso basta mostrarla in cassa.</Trans>
          )}
        </p>
      </div>
      <div className="done-ways">
        {store ? <ToAppStore {...store} /> : null}
        {isToInstall ? <OnPhone {...install} /> : null}
        <ButtonLink look={store || isToInstall ? 'outline' : 'primary'} isWide to="/card?till" replace>
          <ScanBarcode aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra la carta in cassa</Trans>
        </ButtonLink>
        <WalletButtons />
        <Link className="step-other" to={chosen ? '/shop/cart' : '/'} replace>
          {chosen ? (
            <Trans>Torna al tuo ordine</Trans>
          ) : store || isToInstall ? (
            <Trans>Non ora, vai alla home</Trans>
          ) : (
            <Trans>Vai alla home</Trans>
          )}
        </Link>
      </div>
    </section>
  )
}
