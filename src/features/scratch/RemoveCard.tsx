import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { useRemoveScratchCardMutation } from '../../api/scratch-cards.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'
import { CARDS_PATH } from './paths.ts'
import { useToday } from './use-today.ts'

type Props = { card: ScratchCard; onClose: () => void }

/** Asks before a card is thrown away; twice where a prize would go with it that is not collected. SEMANTICS 9. */
export function RemoveCard({ card, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const activityId = useActivityId() ?? ''
  const [remove] = useRemoveScratchCardMutation()
  const today = useToday()
  const isPrize = card.state === 'to_collect' && isOpenOn(card, today)
  const [isAskedAgain, setAskedAgain] = useState(false)
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => remove({ activityId, id: card.id }), {
    success: t`Instant Win eliminato correttamente`,
    onDone: () => navigate(CARDS_PATH, { replace: true }),
  })
  const shared = { cancel: t`Annulla`, size: 'small', isGrave: true, isBusy, isOffline, refusal, onClose } as const
  if (isPrize && !isAskedAgain)
    return (
      <Dialog key="first" title={t`Eliminare la carta?`} save={t`Elimina`} {...shared} onSave={() => setAskedAgain(true)}>
        <p>
          <strong>{card.prize?.title}</strong>
        </p>
        <p>
          <Trans>Questo premio non è ancora stato ritirato.</Trans>
        </p>
      </Dialog>
    )
  return (
    <Dialog
      key="last"
      title={isPrize ? t`Rinunci al premio?` : t`Eliminare la carta?`}
      save={isPrize ? t`Rinuncio al premio` : t`Elimina`}
      {...shared}
      onSave={() => void submit()}
    >
      <p>
        {isPrize ? (
          <Trans>Il codice non varrà più, e il premio va perso.</Trans>
        ) : card.state === 'new' ? (
          <Trans>Non l’hai ancora grattata: quello che nasconde va perso con lei.</Trans>
        ) : (
          <Trans>Non la vedrai più tra le tue carte.</Trans>
        )}
      </p>
    </Dialog>
  )
}
