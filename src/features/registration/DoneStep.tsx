import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import type { Registered } from '#contract/registration.ts'
import { centsOf, euros } from '#rules/money.ts'
import { externalLink } from '#rules/paths.ts'
import { useTellUnknownDeviceMutation } from '../../api/devices.ts'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import { WalletButtons } from '../../components/wallets/wallet-buttons.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { useInstall } from '../../pwa/install.ts'
import { host } from '../../state/host.ts'
import { CardPreview } from './CardPreview.tsx'
import { ToAppStore } from './ToAppStore.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import '../../components/steps/step-page.css'
import './registration.css'

type Props = { activity: Activity; registered: Registered; name: readonly (string | undefined)[] }

/** The card is hers: what it begins with, and how it gets onto her phone. Spec §2, SEMANTICS 10. */
export function DoneStep({ activity, registered, name }: Props) {
  const { t } = useLingui()
  // Fetched while she reads, so that home shows the card at once.
  usePass()
  const heading = useRef<HTMLHeadingElement>(null)
  const { platform, isInstalled, canPrompt } = useInstall(host.activity?.permalink ?? 'tessera')
  const { welcomeCredit, appStore } = registered
  const credit = euros(centsOf(welcomeCredit ?? '0.00'))
  const store = platform === 'desktop' ? undefined : externalLink(appStore[platform])
  const [tell] = useTellUnknownDeviceMutation()
  const isUnknown = platform === 'desktop' && Boolean(appStore.ios ?? appStore.android)
  const isToInstall = !store && !isInstalled && (canPrompt || platform !== 'desktop')

  useEffect(() => {
    document.title = `${t`La tua carta è pronta`} · ${activity.name}`
    heading.current?.focus({ preventScroll: true })
  }, [t, activity.name])

  // There is a store, and none that we know for this device. Spec §2.
  useEffect(() => {
    if (isUnknown) void tell({ userAgent: navigator.userAgent })
  }, [isUnknown, tell])

  return (
    <section className="step done">
      <div className="done-words">
        <DrawnCheck />
        <h1 ref={heading} tabIndex={-1}>
          <Trans>La tua carta è pronta</Trans>
        </h1>
        <p className="step-text">
          {name[0] ? <Trans>{name[0]}, da adesso basta mostrarla in cassa.</Trans> : <Trans>Da adesso basta mostrarla in cassa.</Trans>}
        </p>
      </div>
      <CardPreview activity={activity} name={name} />
      {welcomeCredit ? (
        <p className="done-credit">
          <strong>{credit}</strong> <Trans>di benvenuto, già sulla carta</Trans>
        </p>
      ) : null}
      <WalletButtons />
      <footer className="step-foot">
        {store ? <ToAppStore {...store} /> : null}
        {isToInstall ? (
          <ButtonLink look="primary" isWide to="/install" replace>
            <Trans>Tienila sul telefono</Trans>
          </ButtonLink>
        ) : null}
        <Link className={store || isToInstall ? 'step-other' : 'button button-primary button-wide'} to="/" replace>
          {store || isToInstall ? <Trans>Più tardi, fammi vedere la carta</Trans> : <Trans>Vai alla tua carta</Trans>}
        </Link>
      </footer>
    </section>
  )
}
