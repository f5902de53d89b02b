import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { useStores } from '../../api/stores.ts'
import { useStanding } from '../stores/use-standing.ts'
import { LivingSlip } from './LivingSlip.tsx'

/** The living line where nothing else is to be said: is the first of the stores open, and until when? LOOK "phone-6". */
export function HoursLine() {
  const [store] = useStores().data ?? []
  return store ? <Hours store={store} /> : null
}

function Hours({ store }: { store: Store }) {
  const { t } = useLingui()
  const standing = useStanding(store)
  if (!standing) return null
  const { title, text } = standing
  return <LivingSlip to={`/stores/${store.id}`} Icon={Clock} name={t`Orari`} title={text ? `${title},` : title} text={text ?? ''} />
}
