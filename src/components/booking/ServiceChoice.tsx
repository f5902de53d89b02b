import { useLingui } from '@lingui/react/macro'
import type { BookingService } from '#contract/bookings.ts'
import type { Shown } from '../../api/kept.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { OptionList } from '../../ui/OptionList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WorkFailed } from '../staff/WorkFailed.tsx'
import { usePrice } from '../words/use-price.ts'
import { durationWords } from './booking-words.ts'
import './what.css'

type Props = {
  title: string
  services: Shown<BookingService[]>
  chosen: string | undefined
  onChoose: (serviceId: string) => void
  /** Staff choose it for somebody else. */
  isForGuest?: boolean
}

const WIDTHS = [48, 36, 56, 40, 52]

/** Rows in the shape of the services. */
function ServicesComing() {
  const { t } = useLingui()
  return (
    <div className="options" role="status" aria-label={t`Caricamento`}>
      {WIDTHS.map((width) => (
        <span key={width} className="option service-coming">
          <Skeleton className="service-coming-sign" />
          <span className="option-words">
            <Skeleton className="service-coming-line" style={{ width: `${width}%` }} />
            <Skeleton className="service-coming-line" style={{ width: `${width / 2}%` }} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Which service, with how long it takes and what it costs. */
export function ServiceChoice({ title, ...choice }: Props) {
  return (
    <Panel as="section" className="what-services" data-lacks={choice.chosen ? undefined : true}>
      <h2>{title}</h2>
      <Services legend={title} {...choice} />
    </Panel>
  )
}

function Services({ legend, services, chosen, onChoose, isForGuest = false }: Omit<Props, 'title'> & { legend: string }) {
  const { t, i18n } = useLingui()
  const price = usePrice()
  if (services.isLoading) return <ServicesComing />
  if (!services.data) {
    const Failed = isForGuest ? WorkFailed : LoadFailed
    return (
      <Failed
        failure={services.failure}
        title={t`Non riusciamo a caricare i servizi`}
        offline={t`Appena torna la rete li trovi qui.`}
        onRetry={services.retry}
      />
    )
  }
  return (
    <OptionList
      legend={legend}
      chosen={chosen}
      options={services.data.map((service) => {
        return {
          value: service.id,
          title: service.title,
          text: durationWords(service.duration, i18n),
          end: service.price === null ? undefined : price(service.price),
        }
      })}
      onChoose={onChoose}
    />
  )
}
