import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '../../components/page/Page.tsx'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** No such page, or one this customer may not see. Spec §2. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`Pagina non trovata`}>
      <State
        scene="map"
        title="404"
        text={t`L’indirizzo non esiste o non è più qui.`}
        action={
          <ButtonLink look="primary" to="/">
            <Trans>Home</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
