import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Configuration } from '#contract/activities.ts'
import { PersonName } from '#contract/registration.ts'
import type { Person } from '#contract/profile.ts'
import { useUpdateProfileMutation } from '../../api/profile.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Field } from '../../ui/Field.tsx'
import { AboutHer } from './AboutHer.tsx'
import { changeOf, type Values, valuesOf } from './data-values.ts'
import { WhereSheLives } from './WhereSheLives.tsx'

/** Her data as a form: of a customer what this activity asks for, of everybody the name. Spec §3. */
export function DataForm({ person, configuration }: { person: Person; configuration: Partial<Configuration> }) {
  const { t } = useLingui()
  const id = useId()
  const navigate = useNavigate()
  const activityId = useActivityId()
  const [update] = useUpdateProfileMutation()
  const form = useForm({ defaultValues: valuesOf(person) })
  const { register, handleSubmit, formState } = form
  const { name, surname } = formState.errors
  const { showAddressCustomer: hasAddress = false, showNationCustomer: hasNation = false, requiredPhoneNumber = false } = configuration
  const isCustomer = person.customer !== null

  const save = (values: Values) => update({ ...changeOf(values, { isCustomer, hasAddress, hasNation }), ...(activityId && { activityId }) })
  const { submit, ...state } = useSubmit(save, {
    form,
    success: t`Profilo aggiornato correttamente`,
    leadsTo: () => navigate('/profile'),
  })
  const empty = useEmptyFields(form, { name: t({ message: 'Nome', context: 'person' }), surname: t`Cognome` })
  const isName = (text: string) => PersonName.safeParse(text).success

  return (
    <FormPage title={t`I miei dati`} save={t`Salva`} onSave={handleSubmit(submit)} missing={empty} {...state} isWide>
      <div className="form-parts">
        <section className="form-part" aria-labelledby={`${id}-who`}>
          <h2 id={`${id}-who`}>
            <Trans>Su di te</Trans>
          </h2>
          <div className="form-pair">
            <Field
              label={t({ message: 'Nome', context: 'person' })}
              autoComplete="given-name"
              autoCapitalize="words"
              maxLength={60}
              enterKeyHint="next"
              error={name && (name.message || t`Scrivi il nome`)}
              {...register('name', { validate: isName })}
            />
            <Field
              label={t`Cognome`}
              autoComplete="family-name"
              autoCapitalize="words"
              maxLength={60}
              enterKeyHint="next"
              error={surname && (surname.message || t`Scrivi il cognome`)}
              {...register('surname', { validate: isName })}
            />
          </div>
          {isCustomer ? <AboutHer form={form} isPhoneRequired={requiredPhoneNumber} /> : null}
        </section>
        {isCustomer && (hasAddress || hasNation) ? (
          <WhereSheLives form={form} hasStreet={hasAddress} told={person.customer?.countryId ?? undefined} />
        ) : null}
      </div>
      {isCustomer ? (
        <p className="small quiet">
          <Trans>Nome e cognome valgono per tutte le tue carte; il resto lo vede solo questa attività.</Trans>
        </p>
      ) : null}
    </FormPage>
  )
}
