import { useLingui } from '@lingui/react/macro'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useTillActs } from '../../../api/counter-till.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Coming } from '../../../ui/Coming.tsx'
import { ActRows } from './ActRows.tsx'
import { NoActs } from './NoActs.tsx'
import { TillStep } from './TillStep.tsx'

/** What whoever is logged in did within the last minutes: asked of the server, so that a reload loses nothing. */
export function ActsPart() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: acts, isLoading, failure, retry } = useTillActs(language)
  return (
    <TillStep title={t`Fatti da poco`} to="/counter/till">
      {acts && acts.length > 0 ? (
        <ActRows acts={acts} />
      ) : acts ? (
        <NoActs />
      ) : isLoading ? (
        <Coming parts={[{ on: 'panel', count: 3, lines: [62, 40], hasEnd: true }]} />
      ) : (
        <WorkFailed
          failure={failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Quello che hai fatto resta: lo vedi appena torna la rete.`}
          onRetry={retry}
        />
      )}
    </TillStep>
  )
}
