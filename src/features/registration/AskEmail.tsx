import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { Email } from '#contract/registration.ts'
import { probablyMeant } from '#rules/email-typos.ts'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { Meant } from './Meant.tsx'
import { Invited } from './Invited.tsx'
import { NotMe } from './NotMe.tsx'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import { useAddressCheck } from './use-address-check.ts'
import { useMe } from './use-me.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import './registration.css'

const Address = z.object({ email: Email })

/** The first question: whom the code goes to. Is the address free, and is it typed as it was meant? */
export function AskEmail({ at }: StepProps) {
  const { t } = useLingui()
  const { activity, answers, keep, draft } = at
  const me = useMe()
  const form = useForm({ defaultValues: { email: me ?? answers.email ?? '' }, resolver: standardSchemaResolver(Address) })
  useKept(form, keep)
  const { register, control, handleSubmit, setValue, formState } = form
  const { email } = formState.errors
  const typed = useWatch({ control, name: 'email' })
  const meant = probablyMeant(typed)
  const { submit, ...state } = useAddressCheck(at, form)
  const next = handleSubmit((values) => {
    keep(values)
    return submit(values)
  })

  return (
    <StepForm
      top={draft.inviteId ? <Invited id={draft.inviteId} at={at} /> : undefined}
      of={activity.name}
      title={t`La tua e-mail`}
      next={t`Continua`}
      // Said once: as soon as it stands at the field, the foot is silent.
      missing={typed ? undefined : email ? true : t`Scrivi la tua e-mail`}
      onNext={next}
      {...state}
      others={
        me ? (
          <NotMe />
        ) : (
          <Link className="step-other step-also" to="/login">
            <Trans>
              Hai già una carta? <strong>Accedi</strong>
            </Trans>
          </Link>
        )
      }
    >
      <p className="step-text">
        {me ? (
          <Trans>Mandiamo un codice all’indirizzo con cui sei qui: la nuova carta si aggiunge alle altre.</Trans>
        ) : (
          <Trans>Ti mandiamo un codice: due minuti ed è fatta.</Trans>
        )}
      </p>
      <Field
        label={t`E-mail`}
        {...(draft.challenge && { 'data-first': true })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        readOnly={me !== undefined}
        error={wrong()}
        hint={meant ? <Meant email={meant} onTake={() => setValue('email', meant, { shouldValidate: true })} /> : undefined}
        {...register('email')}
      />
      {email?.type === 'taken' ? (
        <p>
          <ButtonLink isWide to="/login">
            <Trans>Accedi con questo indirizzo</Trans>
          </ButtonLink>
        </p>
      ) : null}
    </StepForm>
  )

  function wrong() {
    if (!email) return at.refused('email')
    if (email.type === 'taken') return t`Con questo indirizzo hai già una carta qui.`
    return email.type === 'server' ? email.message : t`Scrivi un indirizzo e-mail, per esempio nome@example.com`
  }
}
