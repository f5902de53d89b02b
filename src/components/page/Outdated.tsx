import { useConfiguration } from '../../api/activities.ts'
import type { Failed } from '../../ui/failure-words.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useShownAt } from './shown-at.ts'

/** Above the last good copy when the latest try failed: why it is one, and of when, as the page says (`useShowing`). */
export function Outdated({ failure, onRetry }: { failure: Failed; onRetry: () => void }) {
  const when = useMoment(useShownAt(), useConfiguration()?.zone ?? 'Europe/Rome')
  return <NotUpdated failure={failure} when={when} onRetry={onRetry} />
}
