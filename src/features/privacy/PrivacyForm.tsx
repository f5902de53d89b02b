import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Choices, Privacy, UserPrivacy } from '#contract/privacy.ts'
import { FIELDS, saidTo, unanswered } from '#rules/consents.ts'
import { useSavePrivacyMutation } from '../../api/privacy.ts'
import { ConsentChoices } from '../../components/privacy/ConsentChoices.tsx'
import { useMissingWords } from '../../components/privacy/use-missing-words.ts'
import { said } from '../../state/messages.ts'
import { useOnline } from '../../ui/use-online.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'

type Props = { mine: UserPrivacy; privacy: Privacy; owner: string; isOwed: boolean; isShown: boolean }

/** The three points and the key that saves them. Spec §4. */
export function PrivacyForm({ mine, privacy, owner, isOwed, isShown }: Props) {
  const { t } = useLingui()
  const [changed, setChanged] = useState<Choices>({})
  const [asked, setAsked] = useState(0)
  const [save, { isLoading }] = useSavePrivacyMutation()
  const form = useRef<HTMLFormElement>(null)
  const isOnline = useOnline()
  const words = useMissingWords()
  const dispatch = useDispatch()

  const before = saidTo(privacy, mine.history)
  // What was read was another text by now: it is to be read again, the other answers stay.
  const isStale = changed.privacyId !== undefined && changed.privacyId !== privacy.id
  const choices = { ...before, ...changed, ...(isStale && { informativaPrivacy: undefined }) }
  const isWithdrawn = before.informativaPrivacy === true && choices.informativaPrivacy === false
  const missing = isWithdrawn ? undefined : unanswered(privacy, choices)
  const isChanged = Object.values(FIELDS).some((field) => choices[field] !== before[field])
  const isOff = !isOnline || (!isOwed && !isChanged)
  useUnsaved(isChanged)

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('.consent-missing input')?.focus()
  }, [asked])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLoading || isOff) return
    if (missing) return setAsked(asked + 1)
    const answer = await save({ ...choices, privacyId: privacy.id, activityId: mine.activityId })
    if (!answer.data) return
    dispatch(said('success', t`Privacy aggiornata correttamente`))
    setChanged({})
    setAsked(0)
  }

  return (
    <form ref={form} className="privacy-form" onSubmit={(event) => void submit(event)}>
      <ConsentChoices
        privacy={privacy}
        owner={owner}
        choices={choices}
        onChange={setChanged}
        missing={asked > 0 ? missing : undefined}
        isShown={isShown}
      />
      {isStale ? (
        <p className="privacy-warning" role="alert">
          <Trans>L’informativa è cambiata mentre leggevi: questa è quella nuova. Le altre risposte sono rimaste.</Trans>
        </p>
      ) : null}
      {isWithdrawn ? (
        <p className="privacy-warning" role="status">
          <Trans>Se ritiri la presa visione, online l’app ti mostra solo questa pagina finché non la confermi di nuovo.</Trans>
        </p>
      ) : null}
      <p className="privacy-reason" role="status">
        {isOnline ? isOwed && missing && words[missing] : <Trans>Sei offline: per salvare serve la rete. Le tue scelte restano qui.</Trans>}
      </p>
      <button
        type="submit"
        className="button button-primary button-wide"
        aria-disabled={isOff || undefined}
        aria-busy={isLoading || undefined}
      >
        {isOwed ? <Trans>Salva e continua</Trans> : <Trans>Salva</Trans>}
      </button>
    </form>
  )
}
