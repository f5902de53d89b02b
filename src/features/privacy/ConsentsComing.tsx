import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextComing } from './TextComing.tsx'
import '../../components/privacy/consents.css'
import '../../ui/coming.css'
import '../../ui/radio-choice.css'
import './privacy.css'

/** The three points and the key in their final shape, and the text beside them where it will stand. */
export function ConsentsComing() {
  const { t } = useLingui()
  return (
    <div className="privacy" role="status" aria-label={t`Caricamento`}>
      <div className="privacy-choices">
        <Lines widths={[100, 64, 38]} />
        <div className="privacy-form">
          <div className="consents">
            <Panel className="consent">
              <Head />
              <Lines widths={[82, 52]} />
            </Panel>
            {['B', 'C'].map((point) => (
              <Panel key={point} className="consent">
                <Head />
                <Lines widths={[100, 58]} />
                <div className="answers">
                  <Skeleton className="privacy-answer-coming" />
                  <Skeleton className="privacy-answer-coming" />
                </div>
              </Panel>
            ))}
          </div>
          <Skeleton className="privacy-key-coming" />
        </div>
      </div>
      <Panel className="privacy-side privacy-text privacy-text-coming">
        <TextComing />
      </Panel>
    </div>
  )
}

const Head = () => (
  <div className="consent-head privacy-head-coming">
    <Skeleton className="coming-line" />
    <Skeleton className="coming-end" />
  </div>
)

const Lines = ({ widths }: { widths: readonly number[] }) => (
  <div className="privacy-lines-coming">
    {widths.map((width) => (
      <Skeleton key={width} className="coming-line" style={{ width: `${width}%` }} />
    ))}
  </div>
)
