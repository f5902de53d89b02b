import { Trans, useLingui } from '@lingui/react/macro'
import { ActivityMark } from '../../components/activity/ActivityMark.tsx'
import { host } from '../../state/host.ts'
import { State } from '../../ui/State.tsx'
import { Page } from '../../components/page/Page.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** For whoever belongs to no activity, or not to the one whose app this is: the way to its card. SEMANTICS 12. */
export function NoActivity({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Page title={title} mark={<ActivityMark />}>
      <State
        scene="card"
        title={host.activity ? t`Non hai ancora una carta qui` : t`Nessuna attività`}
        text={
          host.activity
            ? t`Il tuo accesso vale anche qui: la carta di ${host.activity.name} si aggiunge in un minuto.`
            : t`Inquadra il codice che trovi in cassa, o cerca l’attività che ti piace.`
        }
        action={
          <ButtonLink look="primary" to="/registration">
            <Trans>Crea la tua carta</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
