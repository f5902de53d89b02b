import { Trans, useLingui } from '@lingui/react/macro'
import { FileJson, FileText } from 'lucide-react'
import { useTakeExportMutation } from '../../api/exports.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { saveFile } from '../../pwa/save-file.ts'
import { State } from '../../ui/State.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** The link of the letter: a key takes both files, since a link that is only looked at must not be used up. */
export function TakeExport({ code }: { code: string }) {
  const { t } = useLingui()
  const [take, { data }] = useTakeExportMutation()
  const { submit, failure, ...state } = useSubmit(take, {
    // The link is not used up by an answer that broke off.
    words: ({ status }) => (status === 0 ? t`I tuoi dati non sono arrivati. Riprova subito: il link vale ancora.` : undefined),
  })
  if (data) return <Files json={data.data.json} html={data.data.html} />
  if (failure?.status === 404)
    return (
      <Page title={t`I tuoi dati`}>
        <State
          scene="clock"
          title={t`Questo link non vale più`}
          text={t`È già stato usato, è scaduto o è di un altro account. Puoi chiederne un altro quando vuoi.`}
          action={
            <ButtonLink look="primary" to="/profile/export">
              <Trans>Chiedi un altro link</Trans>
            </ButtonLink>
          }
        />
      </Page>
    )
  return (
    <FormPage title={t`I tuoi dati`} save={t`Apri i miei dati`} onSave={() => submit({ code })} {...state}>
      <p className="form-intro">
        <Trans>Il link si usa una volta sola: salva i file prima di chiudere questa pagina.</Trans>
      </p>
    </FormPage>
  )
}

function Files({ json, html }: { json: string; html: string }) {
  const { t } = useLingui()
  return (
    <Page title={t`I tuoi dati`}>
      <div className="form-page form-sheet">
        <p className="form-intro">
          <Trans>Ecco i tuoi dati. Salvali ora: tra pochi minuti il link non vale più.</Trans>
        </p>
        <Button look="primary" onClick={() => saveFile(new File([html], 'tessera.html', { type: 'text/html' }))}>
          <FileText aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Salva la pagina da leggere</Trans>
        </Button>
        <Button onClick={() => saveFile(new File([json], 'tessera.json', { type: 'application/json' }))}>
          <FileJson aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Salva il file JSON</Trans>
        </Button>
      </div>
    </Page>
  )
}
