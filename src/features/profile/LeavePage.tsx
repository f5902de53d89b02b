import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAskLeaveMutation } from '../../api/account.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { LeaveCode } from './LeaveCode.tsx'
import { WhatIsLost } from './WhatIsLost.tsx'
import './profile.css'
import { useWhy } from '../../components/words/use-why.ts'

/** "Delete my account": what is lost, a code by mail, two weeks to change one's mind. SEMANTICS 10. */
export function LeavePage() {
  const { t } = useLingui()
  const why = useWhy()
  const [ask] = useAskLeaveMutation()
  const [challenge, setChallenge] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const send = async () => {
    const { data, error } = await ask({})
    if (data) setChallenge(data.data.challenge)
    setRefusal(error && why(error))
  }
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
      onSave={send}
      refusal={refusal}
    >
      <WhatIsLost />
    </FormPage>
  )
}
