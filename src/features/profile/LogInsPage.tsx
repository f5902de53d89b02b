import { Trans, useLingui } from '@lingui/react/macro'
import { useLogInsQuery } from '../../api/account.ts'
import type { Failure } from '../../api/base-query.ts'
import { Page } from '../../components/page/Page.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { LogIns } from './LogIns.tsx'
import { Unread } from './Unread.tsx'
import './profile.css'
import './log-ins.css'

/** Where she is logged in, with the devices as they told about themselves. */
export function LogInsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useLogInsQuery({}, { refetchOnMountOrArgChange: true })
  const failure = error as Failure | undefined
  const retry = () => void refetch()
  return (
    <Page title={t`I miei accessi`}>
      <p className="log-ins-intro quiet">
        <Trans>Qui vedi dove il tuo account è aperto. Se non riconosci un accesso, chiudilo e cambia la password.</Trans>
      </p>
      {failure && data && failure.status !== 0 ? <NotUpdated failure={failure} onRetry={retry} /> : null}
      {failure && !data ? <Unread failure={failure} onRetry={retry} /> : null}
      {data || !failure ? <LogIns all={data?.data} /> : null}
    </Page>
  )
}
