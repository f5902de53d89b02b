import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAskLeaveMutation } from '../../api/account.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { LeaveCode } from './LeaveCode.tsx'
import { WhatIsLost } from './WhatIsLost.tsx'
import './profile.css'

/** "Delete my account": what is lost, a code by mail, two weeks to change one's mind. SEMANTICS 10. */
export function LeavePage() {
  const { t } = useLingui()
  const [ask] = useAskLeaveMutation()
  const [challenge, setChallenge] = useState<string>()
  const { submit, ...state } = useSubmit(ask, { onDone: ({ data }) => setChallenge(data.challenge) })
  if (challenge) return <LeaveCode challenge={challenge} onBack={() => setChallenge(undefined)} />
  return (
    <FormPage
      title={t`Elimina il mio account`}
      intro={
        <p>
          <Trans>Hai 14 giorni per ripensarci: basta accedere. Dopo, quello che perdi non si può recuperare.</Trans>
        </p>
      }
      save={t`Mandami il codice per eliminarlo`}
      isGrave
      onSave={() => submit({})}
      {...state}
    >
      <WhatIsLost />
    </FormPage>
  )
}
