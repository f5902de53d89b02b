import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { GivenCard, Issued } from '#contract/counter-prizes.ts'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useGiveCardMutation, useGivenCards, useTakeCardBackMutation } from '../../../api/counter-prizes.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { UndoMinute } from './UndoMinute.tsx'
import './till-packs.css'

type Props = { activityId: string; customerId: string; name: string }
/** What was given here, and when. */
type Given = Pick<Issued, 'id' | 'name'> & { at: number }

/** A scratch card of the house to give her, after one question, and a minute to take it back. Nothing where the house has none. SEMANTICS 9. */
export function TillScratch({ activityId, customerId, name }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const cards = useGivenCards(activityId, language)
  const [isGiving, setGiving] = useState(false)
  const [given, setGiven] = useState<Given[]>([])
  const [takeBack] = useTakeCardBackMutation()
  if (cards.length === 0) return null
  return (
    <>
      <Button look="outline" isWide onClick={() => setGiving(true)}>
        <Sparkles aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Dai una carta da grattare</Trans>
      </Button>
      {given.map(({ id, name: title, at }) => (
        <UndoMinute
          key={id}
          seconds={UNDO_SECONDS}
          from={at}
          title={title}
          undo={() => takeBack({ activityId, id })}
          success={t`Annullato: la carta non c’è più`}
          onDone={() => setGiven((all) => all.filter((one) => one.id !== id))}
        />
      ))}
      {isGiving ? (
        <GiveCard
          {...{ activityId, customerId, name, cards }}
          onGiven={(card) => setGiven((all) => [...all, { ...card, at: Date.now() }])}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </>
  )
}

type GiveProps = Props & { cards: readonly GivenCard[]; onGiven: (card: Issued) => void; onClose: () => void }

/** Which one; one whose prizes are all won says so. */
function GiveCard({ activityId, customerId, name, cards, onGiven, onClose }: GiveProps) {
  const { t } = useLingui()
  const [chosen, choose] = useState(cards.find(({ isLeft }) => isLeft)?.id)
  const [give] = useGiveCardMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => give({ activityId, customerId, scratchCardId: chosen ?? '' }), {
    success: t`Carta data a ${name}: la vede già`,
    onDone: ({ data }) => {
      onGiven(data)
      onClose()
    },
  })
  return (
    <Dialog
      title={t`Quale carta per ${name}?`}
      save={t`Dai la carta`}
      cancel={t`Indietro`}
      isOff={!chosen}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      isReady
      onSave={() => void submit()}
      onClose={onClose}
    >
      <OptionList
        legend={t`Quale carta`}
        chosen={chosen}
        options={cards.map(({ id, name: title, description, isLeft }) => ({
          value: id,
          title,
          text: isLeft ? description : t`premi finiti`,
          isOff: !isLeft,
        }))}
        onChoose={choose}
      />
      <p className="quiet">
        <Trans>Che cosa vince lo scopre grattando: non lo sa nessuno.</Trans>
      </p>
    </Dialog>
  )
}
