import { Trans, useLingui } from '@lingui/react/macro'
import { House } from 'lucide-react'
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
        title={t`Qui non c’è niente`}
        text={t`Il link è vecchio, o questa attività non ha la pagina. Dalla home trovi tutto il resto.`}
        action={
          <ButtonLink look="primary" to="/">
            <House aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Vai alla home</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
