import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { SEARCH_LENGTH } from '#contract/wire.ts'
import { useCounterGoods } from '../../../api/sold-out.ts'
import { Page } from '../../../components/page/Page.tsx'
import { useShowing } from '../../../components/page/shown-at.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconLink } from '../../../ui/IconButton.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Coming } from '../../../ui/Coming.tsx'
import { Refusal } from '../../../ui/Refusal.tsx'
import { State } from '../../../ui/State.tsx'
import { CounterBar } from '../CounterBar.tsx'
import { GoodSwitches } from './GoodSwitches.tsx'
import { useMarking } from './use-marking.ts'
import './sold-out.css'

/** What staff say is sold out, for today or until they say otherwise: found by a search, one tap, and one back. LOOK "counter-1". */
export function SoldOutPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data: found, at, isLoading, failure, retry } = useCounterGoods(language, useDeferredValue(search.trim()))
  useShowing(at)
  const { mark, undo, last, busyWith, isOffline, refusal } = useMarking()
  return (
    <Page
      title={t`Esauriti`}
      mark={
        <IconLink to="/counter" aria-label={t`Torna al banco`}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </IconLink>
      }
      actions={<CounterBar />}
    >
      <div className="sold-out">
        <SearchField label={t`Cerca un articolo`} value={search} onChange={setSearch} maxLength={SEARCH_LENGTH} />
        <p className="quiet">
          {isOffline ? <Trans>Gli interruttori tornano con la rete.</Trans> : <Trans>Si spegne subito, anche nei carrelli aperti.</Trans>}
        </p>
        {found && found.data.length > 0 ? (
          <ul className="sold-out-goods">
            {found.data.map((good) => (
              <GoodSwitches key={good.id} good={good} isBusy={busyWith === good.id} isOff={isOffline} onMark={mark} />
            ))}
          </ul>
        ) : null}
        {found?.data.length === 0 ? (
          <State scene="lens" title={t`Non c’è niente con questo nome`} text={t`Prova con una parola sola.`} />
        ) : null}
        {found && found.totalRows > found.data.length ? (
          <p className="quiet">
            <Trans>Gli altri si trovano con la ricerca.</Trans>
          </p>
        ) : null}
        {!found && isLoading ? <Coming parts={[{ on: 'panel', count: 6, picture: 'square', lines: [44, 26], hasEnd: true }]} /> : null}
        {!found && !isLoading ? (
          <WorkFailed
            failure={failure}
            title={t`Non riusciamo a caricare gli articoli`}
            offline={t`Gli articoli ci sono: li vedi appena torna la rete.`}
            onRetry={retry}
          />
        ) : null}
        <div className="sold-out-foot" role="status">
          <Refusal isReadOut>{refusal}</Refusal>
          {last ? (
            <p className="sold-out-done">
              <span>{last.words}</span>
              <Button isSmall look="raised" disabled={isOffline} onClick={undo}>
                <Trans>Annulla</Trans>
              </Button>
            </p>
          ) : null}
        </div>
      </div>
    </Page>
  )
}
