import { Trans } from '@lingui/react/macro'
import { QrCode, TrendingUp } from 'lucide-react'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CARDS_PATH } from './paths.ts'

type Props = { card: ScratchCard; onShow: (card: ScratchCard) => void }

/** What one does next with a card that is scratched. */
export function Outcome({ card, onShow }: Props) {
  const { state } = card
  if (state === 'to_collect')
    return (
      <>
        <Button isWide look="primary" onClick={() => onShow(card)}>
          <QrCode aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra il codice</Trans>
        </Button>
        <p className="quiet">
          <Trans>Si ritira con il codice: resta tra i tuoi premi.</Trans>
        </p>
      </>
    )
  if (state === 'credited')
    return (
      <>
        <ButtonLink isWide look="primary" to="/flows">
          <TrendingUp aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Vedi i movimenti</Trans>
        </ButtonLink>
        <p className="quiet">
          <Trans>Il credito è già sulla tua carta.</Trans>
        </p>
      </>
    )
  return (
    <ButtonLink isWide to={CARDS_PATH}>
      <Trans>Torna ai gratta e vinci</Trans>
    </ButtonLink>
  )
}
