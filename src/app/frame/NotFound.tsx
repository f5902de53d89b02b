import { Trans, useLingui } from '@lingui/react/macro'
import { House } from 'lucide-react'
import { useState } from 'react'
import { Page } from '../../components/page/Page.tsx'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { Beside } from '../../ui/Beside.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { part } from '../../ui/part.tsx'
import { State } from '../../ui/State.tsx'

const Nowhere = part(async () => {
  const [module] = await Promise.all([import('./Nowhere.tsx'), speakOfLater()])
  return module.Nowhere
})

/** No such page, or one this customer may not see; where what it says cannot be had, the way home is there. Spec §2. */
export function NotFound() {
  const { t } = useLingui()
  const [isAlone, setAlone] = useState(false)
  return (
    <Page title={t`Pagina non trovata`}>
      {isAlone ? (
        <State
          scene="map"
          title={t`Pagina non trovata`}
          text={t`Dalla home trovi tutto il resto.`}
          action={
            <ButtonLink look="primary" to="/">
              <House aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Vai alla home</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <Beside again="" onFailure={() => setAlone(true)}>
          <Nowhere />
        </Beside>
      )}
    </Page>
  )
}
