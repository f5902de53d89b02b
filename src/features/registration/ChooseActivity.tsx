import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { usePermalinkMutation } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { Hero } from '../../components/page/Hero.tsx'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { host } from '../../state/host.ts'
import { Field } from '../../ui/Field.tsx'
import { permalinkIn } from './permalink-in.ts'
import { useWhy } from '../../components/words/use-why.ts'

/** Named only where the demo is in the database. SEMANTICS 11. */
const DEMO = ['osteria-del-porto', 'bottega-lino', 'salone-aurora']

/** On the bare host: whose card is it to be? Whoever scanned a code never sees this. SEMANTICS 12. */
export function ChooseActivity() {
  const { t } = useLingui()
  const why = useWhy()
  const navigate = useNavigate()
  const [find] = usePermalinkMutation()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { address: '' } })
  const { address: wrong } = formState.errors
  const next = handleSubmit(async ({ address }) => {
    const permalink = permalinkIn(address)
    const { data, error } = permalink ? await find({ permalink }) : {}
    if (data) {
      const { activityId, storeId } = data.data
      return navigate(`/registration/${activityId}${storeId ? `?storeId=${encodeURIComponent(storeId)}` : ''}`)
    }
    const failure = error as Failure | undefined
    const isUnknown = !failure || failure.status === 404 || failure.status === 400
    const message = isUnknown ? t`Non troviamo questa attività: controlla com’è scritta sotto il codice.` : why(failure)
    setError('address', { message }, { shouldFocus: true })
  })
  return (
    <div className="door">
      <Hero />
      <StepPage
        flow={t`Crea la tua carta`}
        top={<StepIcon icon={Store} />}
        title={t`Di chi vuoi la carta?`}
        next={t`Continua`}
        asksServer
        onBack={() => void navigate('/login')}
        onNext={next}
      >
        <p className="step-text">
          <Trans>Inquadra con la fotocamera il codice che trovi in cassa o al tavolo. Oppure scrivi qui l’indirizzo che c’è sotto.</Trans>
        </p>
        <Field
          label={t`Indirizzo dell’attività`}
          data-first
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="go"
          placeholder="osteria-del-porto"
          error={wrong && (wrong.message || t`Scrivi l’indirizzo dell’attività`)}
          {...register('address', { validate: (text) => text.trim() !== '' })}
        />
        {host.demo ? (
          <nav className="to-try" aria-label={t`Per provare`}>
            {DEMO.map((permalink) => (
              <Link key={permalink} className="chip" to={`/registration/permalink/${permalink}`}>
                {permalink}
              </Link>
            ))}
          </nav>
        ) : null}
      </StepPage>
    </div>
  )
}
