import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { useMyPasskeysQuery } from '../../api/passkeys.ts'
import '../../components/page/form-page.css'
import { Page } from '../../components/page/Page.tsx'
import { hasPasskeys } from '../../pwa/passkeys.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { Unread } from './Unread.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './profile.css'
import './log-ins.css'
import '../../components/page/icon-row.css'

/** Her passkeys, each with the only host where it opens her account; the password remains. */
export function PasskeysPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useMyPasskeysQuery({}, { refetchOnMountOrArgChange: true })
  const failure = error as Failure | undefined
  const rows = data?.data
  const retry = () => void refetch()
  const add = hasPasskeys() ? (
    <AddPasskey hasPasskey={Boolean(rows?.some(({ host }) => host === location.hostname))} />
  ) : (
    <p className="quiet">
      <Trans>Questo browser non supporta le passkey: puoi aggiungerne una da un altro.</Trans>
    </p>
  )
  return (
    <Page title={t`Passkey`}>
      <div className="form-page">
        <p className="log-ins-intro quiet">
          <Trans>
            Con una passkey accedi con l’impronta, il viso o il codice del dispositivo. La password resta: ti serve sugli altri.
          </Trans>
        </p>
        {failure && rows && failure.status !== 0 ? <NotUpdated failure={failure} onRetry={retry} /> : null}
        {failure && !rows ? <Unread failure={failure} onRetry={retry} /> : null}
        {!rows && !failure ? <Coming parts={[{ on: 'panel', picture: 'round', lines: [46, 66] }]} /> : null}
        {rows && rows.length > 0 ? (
          <Panel as="ul" className="icon-rows">
            {rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </Panel>
        ) : null}
        {rows && rows.length > 0 ? add : null}
        {rows && rows.length === 0 ? (
          <State
            scene="lock"
            title={t`Ancora nessuna passkey`}
            text={t`Aggiungine una su questo dispositivo: la prossima volta entri senza scrivere niente.`}
            action={add}
          />
        ) : null}
      </div>
    </Page>
  )
}
