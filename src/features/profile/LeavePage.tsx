import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAskLeaveMutation } from '../../api/account.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { LeaveCode } from './LeaveCode.tsx'
import { newId } from '../../state/new-id.ts'
import { WhatIsLost } from './WhatIsLost.tsx'
import './profile.css'

/** "Delete my account": what is lost, a code by mail, two weeks to change one's mind. SEMANTICS 10. */
export function LeavePage() {
  const { t } = useLingui()
  const [ask] = useAskLeaveMutation()
  const [challenge, setChallenge] = useState<string>()
  const [attempt, setAttempt] = useState(newId)
  const { submit, ...state } = useSubmit(() => ask({ attempt }), { onDone: ({ data }) => setChallenge(data.challenge) })
  const back = () => {
    // Another letter.
    setAttempt(newId())
    setChallenge(undefined)
  }
  if (challenge) return <LeaveCode challenge={challenge} onBack={back} />
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
      onSave={() => submit()}
      {...state}
    >
      <WhatIsLost />
    </FormPage>
  )
}
