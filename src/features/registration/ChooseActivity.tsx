import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { usePermalinkMutation } from '../../api/activities.ts'
import { Hero } from '../../components/page/Hero.tsx'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { host } from '../../state/host.ts'
import { Field } from '../../ui/Field.tsx'
import { permalinkIn } from './permalink-in.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import './registration.css'

/** Named only where the demo is in the database. SEMANTICS 11. */
const DEMO = ['osteria-del-porto', 'bottega-lino', 'salone-aurora']

/** On the bare host: whose card is it to be? Whoever scanned a code never sees this. SEMANTICS 12. */
export function ChooseActivity() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [find] = usePermalinkMutation()
  const form = useForm({ defaultValues: { address: '' } })
  const { register, handleSubmit, formState } = form
  const { address: wrong } = formState.errors
  const unknown = t`Non troviamo questa attività: controlla com’è scritta sotto il codice.`
  const search = async ({ address }: { address: string }) => {
    const permalink = permalinkIn(address)
    return permalink ? find({ permalink }) : { error: { message: unknown } }
  }
  const { submit, ...state } = useSubmit(search, {
    form,
    field: 'address',
    words: ({ status }) => (status === 404 || status === 400 ? unknown : undefined),
    onDone: ({ data: { activityId, storeId } }) =>
      navigate(`/registration/${activityId}${storeId ? `?storeId=${encodeURIComponent(storeId)}` : ''}`),
  })
  return (
    <div className="door">
      <Hero />
      <StepPage
        flow={t`Crea la tua carta`}
        top={<StepIcon icon={Store} />}
        title={t`Di chi vuoi la carta?`}
        next={t`Continua`}
        onBack={() => void navigate('/login')}
        onNext={handleSubmit(submit)}
        {...state}
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
              <ChipLink key={permalink} to={`/registration/permalink/${permalink}`}>
                {permalink}
              </ChipLink>
            ))}
          </nav>
        ) : null}
      </StepPage>
    </div>
  )
}
