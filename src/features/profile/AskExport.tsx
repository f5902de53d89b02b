import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '../../state/new-id.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { useAskExportMutation } from '../../api/exports.ts'
import { useMyProfile } from '../../api/profile.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import './profile.css'

/** What is in an export, and the wish to have one. */
export function AskExport() {
  const { t } = useLingui()
  const { person } = useMyProfile()
  const [ask, { isSuccess }] = useAskExportMutation()
  const [attempt] = useState(newId)
  const { submit, ...state } = useSubmit(() => ask({ attempt }))
  if (isSuccess)
    return (
      <Page title={t`Scarica i miei dati`}>
        <State
          scene="letter"
          title={t`Ti scriviamo tra poco`}
          text={
            person
              ? t`Appena i tuoi dati sono pronti mandiamo un link a ${person.email}. Vale 7 giorni e si usa una volta sola.`
              : t`Appena i tuoi dati sono pronti ti mandiamo un link. Vale 7 giorni e si usa una volta sola.`
          }
          action={
            <ButtonLink look="primary" to="/profile">
              <Trans>Torna al profilo</Trans>
            </ButtonLink>
          }
        />
      </Page>
    )
  return (
    <FormPage title={t`Scarica i miei dati`} save={t`Prepara i miei dati`} onSave={() => submit()} {...state}>
      <div className="form-intro">
        <p>
          <Trans>Ricevi tutto quello che sappiamo di te, in due forme: una pagina da leggere e un file per altri programmi.</Trans>
        </p>
        <ul className="profile-points">
          <li>
            <Trans>il tuo account, i tuoi dispositivi e i tuoi accessi</Trans>
          </li>
          <li>
            <Trans>per ogni carta: saldi, movimenti, indirizzi, avvisi e consensi</Trans>
          </li>
        </ul>
        <p>{unbroken(t`Il link arriva per e-mail e chiede di accedere: chi legge la tua posta non vede i tuoi dati.`)}</p>
      </div>
    </FormPage>
  )
}
