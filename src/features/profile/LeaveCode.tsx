import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLeaveMutation } from '../../api/account.ts'
import { useMyProfile } from '../../api/profile.ts'
import { Page } from '../../components/page/Page.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useAppDispatch } from '../../state/hooks.ts'
import { ended } from '../../state/session.ts'
import { State } from '../../ui/State.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import '../../components/page/form-page.css'

/** The code of the letter deletes the account; every log-in is over with it, this one too once she has read when. */
export function LeaveCode({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const dispatch = useAppDispatch()
  const [leave] = useLeaveMutation()
  const email = useMyProfile().person?.email
  const [leaving, setLeaving] = useState<string>()
  // However she leaves this page, she leaves the account: home, or a log-in, is what comes then.
  const isGone = useRef(false)
  useLayoutEffect(
    () => () => {
      if (isGone.current) dispatch(ended('here'))
    },
    [dispatch],
  )
  const { submit, ...state } = useSubmit((code: string) => leave({ challenge, code }), {
    onDone: ({ data }) => {
      isGone.current = true
      setLeaving(data.leaving)
    },
  })
  if (leaving) {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(leaving))
    return (
      <Page title={t`Elimina il mio account`}>
        <State
          scene="clock"
          title={t`Il tuo account sarà eliminato il ${day}`}
          text={t`Se cambi idea prima, accedi e scegli «Tieni il mio account». Adesso usciamo da tutti i tuoi dispositivi.`}
          action={
            <ButtonLink look="primary" to="/login" replace>
              <Trans>Ho capito, esci</Trans>
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <CodeForm
      title={t`Elimina il mio account`}
      intro={
        <p>
          {email ? (
            <Trans>
              Abbiamo mandato un codice di sei cifre a <strong>{email}</strong>: scrivilo per confermare. Vale 10 minuti.
            </Trans>
          ) : (
            <Trans>Abbiamo mandato un codice di sei cifre al tuo indirizzo e-mail: scrivilo per confermare. Vale 10 minuti.</Trans>
          )}
        </p>
      }
      save={t`Elimina il mio account`}
      isGrave
      onSend={submit}
      {...state}
      others={
        <button type="button" className="form-other" onClick={onBack}>
          <Trans>Non arriva: chiedine un altro</Trans>
        </button>
      }
    />
  )
}
