import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Maximize } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useConfiguration } from '../../api/activities.ts'
import { Later } from '../../ui/Later.tsx'
import { NoCard } from '../../components/card/NoCard.tsx'
import { Page } from '../../components/page/Page.tsx'
import { Pass } from '../../components/card/Pass.tsx'
import { LatestFlows } from '../../components/flows/latest-flows.ts'
import { usePass } from '../../components/card/use-pass.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { part } from '../../ui/part.tsx'
import { Button } from '../../ui/Button.tsx'
import './card-page.css'

const BELOW = [LatestFlows]
const TillMode = part(() => import('./TillMode.tsx').then((m) => m.TillMode))

/** The card and its code; a tap turns it to till mode. Spec §2, LOOK "Card". */
export function CardPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const { activity, card, shape } = usePass()
  const expiration = useConfiguration().data?.cashBackExpiration
  const atTill = search.has('till')
  const openTill = () => setSearch({ till: '' })
  const closeTill = () => setSearch({}, { replace: true })
  if (card.data === null)
    return (
      <Page title={t`La mia carta`}>
        <NoCard />
      </Page>
    )
  return (
    <Page title={t`La mia carta`}>
      {card.failure ? <NotUpdated message={card.failure.message} onRetry={card.retry} /> : null}
      <Pass card={card.data} activity={activity} shape={shape} onTill={openTill} />
      <div className="card-below">
        <div className="card-keys">
          <Button onClick={openTill} disabled={!shape}>
            <Maximize aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Mostra in cassa a tutto schermo</Trans>
          </Button>
          {expiration ? (
            <p className="small quiet card-note">
              <Plural
                value={expiration}
                one="Il credito scade dopo # giorno senza movimenti."
                other="Il credito scade dopo # giorni senza movimenti."
              />
            </p>
          ) : null}
        </div>
        <Later of={BELOW}>
          <LatestFlows />
        </Later>
      </div>
      {atTill && card.data && shape ? <TillMode card={card.data} activity={activity} shape={shape} onClose={closeTill} /> : null}
    </Page>
  )
}
