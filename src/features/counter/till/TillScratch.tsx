import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { GivenCard } from '#contract/counter-prizes.ts'
import { useGiveCardMutation, useGivenCards } from '../../../api/counter-prizes.ts'
import { useTillActs } from '../../../api/counter-till.ts'
import { useLearned } from '../../../api/learned.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { GiveKey } from './GiveKey.tsx'
import { UndoGifts } from './UndoGifts.tsx'

type Props = { activityId: string; customerId: string; name: string }

/** A scratch card of the house to give her, after one question, and a minute to take it back. Nothing where the house has none. SEMANTICS 9. */
export function TillScratch({ activityId, customerId, name }: Props) {
  const { language } = useLanguage()
  const cards = useGivenCards(activityId, language)
  const [isGiving, setGiving] = useState(false)
  useLearned('gifts', useTillActs(language).at, isGiving)
  if (cards.length === 0) return null
  return (
    <>
      <GiveKey Icon={Sparkles} onPress={() => setGiving(true)}>
        <Trans>Dai una carta da grattare</Trans>
      </GiveKey>
      <UndoGifts customerId={customerId} kind="issued" />
      {isGiving ? <GiveCard {...{ activityId, customerId, name, cards }} onClose={() => setGiving(false)} /> : null}
    </>
  )
}

type GiveProps = Props & { cards: readonly GivenCard[]; onClose: () => void }

/** Which one; one whose prizes are all won says so. */
function GiveCard({ activityId, customerId, name, cards, onClose }: GiveProps) {
  const { t } = useLingui()
  const [chosen, choose] = useState(cards.find(({ isLeft }) => isLeft)?.id)
  const [give] = useGiveCardMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => give({ activityId, customerId, scratchCardId: chosen ?? '' }), {
    success: t`Carta data a ${name}: la vede già`,
    onDone: onClose,
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
