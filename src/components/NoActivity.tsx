import { Trans, useLingui } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { host } from '../state/host.ts'
import { State } from '../ui/State.tsx'
import { Page } from './Page.tsx'

/** For whoever belongs to no activity, or not to the one whose app this is. SEMANTICS 12. */
export function NoActivity({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Page title={title} mark={<span className="top-bar-mark" />}>
      <State
        picture={<Layers size={64} strokeWidth={1.5} />}
        title={host.activity ? t`Non hai ancora una carta qui` : t`Nessuna attività`}
        text={
          host.activity
            ? t`Il tuo accesso è valido, ma non fai parte di ${host.activity.name}. Chiedi in cassa di aggiungerti.`
            : t`Non fai ancora parte di un'attività. Chiedi la carta dove compri.`
        }
        action={
          <a className="button" href="/">
            <Trans>Riprova</Trans>
          </a>
        }
      />
    </Page>
  )
}
