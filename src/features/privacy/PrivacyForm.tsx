import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import type { Choices, Privacy, UserPrivacy } from '#contract/privacy.ts'
import { FIELDS, saidTo, unanswered } from '#rules/consents.ts'
import { useSavePrivacyMutation } from '../../api/privacy.ts'
import { ConsentChoices } from '../../components/privacy/ConsentChoices.tsx'
import { useMissingWords } from '../../components/privacy/use-missing-words.ts'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useAskedBeforeLeaving } from '../../ui/leave.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import './privacy.css'

type Props = { mine: UserPrivacy; privacy: Privacy; owner: string; isOwed: boolean; isShown: boolean }

/** The three points and the key that saves them. Spec §4. */
export function PrivacyForm({ mine, privacy, owner, isOwed, isShown }: Props) {
  const { t } = useLingui()
  const [changed, setChanged] = useState<Choices>({})
  const [isTried, setTried] = useState(false)
  const [save] = useSavePrivacyMutation()
  const lookAtFirst = useFirstLacking()
  const words = useMissingWords()

  const before = saidTo(privacy, mine.history)
  // What was read was another text by now: it is to be read again, the other answers stay.
  const isStale = changed.privacyId !== undefined && changed.privacyId !== privacy.id
  const choices = { ...before, ...changed, ...(isStale && { informativaPrivacy: undefined }) }
  const isWithdrawn = before.informativaPrivacy === true && choices.informativaPrivacy === false
  const missing = isWithdrawn ? undefined : unanswered(privacy, choices)
  const isChanged = Object.values(FIELDS).some((field) => choices[field] !== before[field])
  const { submit, isBusy, isOffline } = useSubmit(save, {
    success: t`Privacy aggiornata correttamente`,
    onDone: () => {
      setChanged({})
      setTried(false)
    },
  })
  const isToSave = isOwed || isChanged
  const isOff = isOffline || !isToSave
  const lacking = isToSave ? missing : undefined
  useUnsaved(isChanged)
  useAskedBeforeLeaving(isChanged && !isBusy)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isOff) return
    setTried(true)
    if (missing) return lookAtFirst()
    void submit({ ...choices, privacyId: privacy.id, activityId: mine.activityId })
  }

  return (
    <form className="privacy-form" onSubmit={onSubmit}>
      <ConsentChoices
        privacy={privacy}
        owner={owner}
        choices={choices}
        onChange={setChanged}
        missing={isTried ? missing : undefined}
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
      <footer className={isToSave ? 'privacy-foot privacy-foot-held' : 'privacy-foot'}>
        <p className="privacy-reason" role="status">
          {isOffline ? <Trans>Sei offline: per salvare serve la rete. Le tue scelte restano qui.</Trans> : lacking && words[lacking]}
        </p>
        <Button
          type="submit"
          look="primary"
          isWide
          isLacking={lacking !== undefined}
          aria-disabled={isOff || undefined}
          aria-busy={isBusy || undefined}
        >
          {isOwed ? <Trans>Salva e continua</Trans> : <Trans>Salva</Trans>}
        </Button>
      </footer>
    </form>
  )
}
