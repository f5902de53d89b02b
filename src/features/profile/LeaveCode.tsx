import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { useLeaveMutation } from '../../api/account.ts'
import { Page } from '../../components/page/Page.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ended } from '../../state/session.ts'
import { State } from '../../ui/State.tsx'
import { CalendarClock } from 'lucide-react'
import { CodeForm } from './CodeForm.tsx'

/** The code of the letter deletes the account; every log-in is over with it, this one too once she has read when. */
export function LeaveCode({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const dispatch = useDispatch()
  const [leave] = useLeaveMutation()
  const [leaving, setLeaving] = useState<string>()
  // However she leaves this page, she leaves the account: home, or a log-in, is what comes then.
  const isGone = useRef(false)
  useLayoutEffect(
    () => () => {
      if (isGone.current) dispatch(ended('here'))
    },
    [dispatch],
  )
  const send = async (code: string) => {
    const { data, error } = await leave({ challenge, code })
    isGone.current = data !== undefined
    setLeaving(data?.data.leaving)
    return error
  }
  if (leaving) {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(leaving))
    return (
      <Page title={t`Elimina il mio account`}>
        <State
          picture={<CalendarClock size={56} strokeWidth={1.5} />}
          title={t`Il tuo account sarà eliminato il ${day}`}
          text={t`Se cambi idea prima, accedi e scegli «Tieni il mio account». Adesso usciamo da tutti i tuoi dispositivi.`}
          action={
            <Link className="button button-primary" to="/login" replace>
              <Trans>Ho capito, esci</Trans>
            </Link>
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
          <Trans>Abbiamo mandato un codice di sei cifre al tuo indirizzo e-mail: scrivilo per confermare. Vale 10 minuti.</Trans>
        </p>
      }
      save={t`Elimina il mio account`}
      isGrave
      onSend={send}
      others={
        <button type="button" className="form-other" onClick={onBack}>
          <Trans>Non arriva: chiedine un altro</Trans>
        </button>
      }
    />
  )
}
