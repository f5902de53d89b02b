import { Trans, useLingui } from '@lingui/react/macro'
import { unbroken } from '../../ui/unbroken.tsx'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAskExportMutation } from '../../api/exports.ts'
import { useMyProfile } from '../../api/profile.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { Page } from '../../components/page/Page.tsx'
import { State } from '../../ui/State.tsx'
import { useWhy } from '../../components/words/use-why.ts'

/** What is in an export, and the wish to have one. */
export function AskExport() {
  const { t } = useLingui()
  const why = useWhy()
  const { person } = useMyProfile()
  const [ask, { isSuccess }] = useAskExportMutation()
  const [refusal, setRefusal] = useState<string>()
  const send = async () => {
    const { error } = await ask({})
    setRefusal(error && why(error))
  }
  if (isSuccess)
    return (
      <Page title={t`Scarica i miei dati`}>
        <State
          picture={<MailCheck size={56} strokeWidth={1.5} />}
          title={t`Ti scriviamo tra poco`}
          text={
            person
              ? t`Appena i tuoi dati sono pronti mandiamo un link a ${person.email}. Vale 7 giorni e si usa una volta sola.`
              : t`Appena i tuoi dati sono pronti ti mandiamo un link. Vale 7 giorni e si usa una volta sola.`
          }
          action={
            <Link className="button button-primary" to="/profile">
              <Trans>Torna al profilo</Trans>
            </Link>
          }
        />
      </Page>
    )
  return (
    <FormPage title={t`Scarica i miei dati`} save={t`Prepara i miei dati`} onSave={send} refusal={refusal}>
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
