import { Trans, useLingui } from '@lingui/react/macro'
import { Download, House } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Page } from '../../components/page/Page.tsx'
import { useInstall } from '../../pwa/install.ts'
import { host } from '../../state/host.ts'
import { State } from '../../ui/State.tsx'
import './install.css'
import { CopyLink } from '../../components/words/CopyLink.tsx'
import { LinkCode } from '../../components/words/LinkCode.tsx'
import { DockSteps, MenuSteps, OutSteps } from './HandSteps.tsx'
import { InstallHead } from './InstallHead.tsx'
import { ShareSteps } from './ShareSteps.tsx'
import { shareKeyAt, type Way, wayOf } from './ways.ts'
import { Sheet } from '../../ui/overlays.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useWide } from '../../ui/use-wide.ts'

/** Takes the customer to her home screen: by the browser's own question, or step by step. LOOK "Install". */
export function InstallPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { ask, refuse, ...install } = useInstall(host.activity?.permalink ?? 'tessera')
  const { userAgent } = navigator
  const way = wayOf({ ...install, userAgent })
  // Who sits at a desk carries her card on a phone.
  const hasPhoneBeside = useWide() && install.platform === 'desktop'
  const here = new URL('/install', location.origin).href
  const home = () => void navigate('/')
  const later = () => {
    refuse()
    home()
  }
  return (
    <Page title={t`Installa l’app`}>
      {way === 'installed' ? (
        <Installed />
      ) : (
        <div className="install-ways">
          <Panel as="section" className="install">
            <InstallHead />
            <By way={way} />
            {way === 'prompt' ? (
              <Button look="primary" isWide onClick={() => void ask()}>
                <Download aria-hidden size={20} strokeWidth={1.75} />
                <Trans>Installa</Trans>
              </Button>
            ) : null}
          </Panel>
          {hasPhoneBeside ? (
            <LinkCode
              title={t`Meglio sul telefono`}
              text={t`Inquadra il codice con la fotocamera: si apre questa pagina.`}
              link={here}
              label={t`Codice QR di questa pagina`}
            />
          ) : null}
        </div>
      )}
      {way === 'share' ? (
        <Sheet label={t`Installa l’app`} onClose={home}>
          <ShareSteps keyAt={shareKeyAt(userAgent)} onLater={later} onDone={home} />
        </Sheet>
      ) : null}
    </Page>
  )
}

function Installed() {
  const { t } = useLingui()
  return (
    <State
      scene="check"
      title={t`È già installata`}
      text={t`La trovi tra le app di questo dispositivo, anche senza rete.`}
      action={
        <ButtonLink look="primary" to="/">
          <House aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Vai alla home</Trans>
        </ButtonLink>
      }
    />
  )
}

/** What to do, in the words of each browser, and drawn where it is done by hand. */
function By({ way }: { way: Way }) {
  const { t } = useLingui()
  const words: Partial<Record<Way, string>> = {
    prompt: t`Un tocco, e la tua carta è tra le app di questo dispositivo. Non occupa quasi spazio.`,
    menu: t`In questo browser bastano tre passi.`,
    dock: t`In Safari bastano tre passi.`,
    inside: t`Dentro un’altra app non si può installare: apri prima questa pagina nel tuo browser.`,
    elsewhere: t`Questo browser non installa le app. Apri questa pagina con Chrome, Edge o Safari, oppure sul telefono.`,
  }
  return (
    <>
      {words[way] ? <p className="install-how">{words[way]}</p> : null}
      {way === 'menu' ? <MenuSteps /> : null}
      {way === 'dock' ? <DockSteps /> : null}
      {way === 'inside' ? <OutSteps /> : null}
      {way === 'inside' || way === 'elsewhere' ? <CopyLink isFirst link={new URL('/install', location.origin).href} /> : null}
    </>
  )
}
