import { Trans, useLingui } from '@lingui/react/macro'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import { codeInGroups } from '#rules/coupons.ts'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import { useTillCode } from '../../components/card/use-till-code.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { Sheet } from '../../ui/overlays.ts'
import { useToday } from './use-today.ts'
import './prize.css'

type Props = { card: ScratchCard; onClose: () => void }

/** The code of a prize, black on white in both themes, and the screen stays awake. */
export function PrizeSheet({ card: { prize, expires, state }, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const today = useToday()
  const shape = useTillCode(prize?.code ?? '')
  useWakeLock(true)
  const title = prize?.title ?? ''
  const code = codeInGroups(prize?.code ?? '')
  const last = dayName(expires, language, today)
  return (
    <Sheet label={title} onClose={onClose}>
      <div className="prize-sheet">
        <h2>{title}</h2>
        {state === 'collected' ? (
          <p role="status">
            <Trans>Ritirato: buon divertimento!</Trans>
          </p>
        ) : (
          <>
            <div className="prize-code">
              {shape ? <CodePicture shape={shape} label={t`Codice del premio ${code}`} square={200} /> : <div className="prize-drawing" />}
              <p className="prize-letters">{code}</p>
            </div>
            <p className="small quiet">
              <Trans>Lo legge chi ti serve. Vale una volta, fino a {last}.</Trans>
            </p>
          </>
        )}
      </div>
    </Sheet>
  )
}
