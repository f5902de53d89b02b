import type { Store } from '#contract/stores.ts'
import { useStanding } from '../../components/stores/use-standing.ts'
import './stores.css'

/** Open or closed at this minute, and until when. Nothing where no hours are known. */
export function StandingLine({ store }: { store: Store }) {
  const standing = useStanding(store)
  if (!standing) return null
  return (
    <span className={`store-standing store-${standing.look}`}>
      <strong>{standing.title}</strong>
      <span>{standing.text}</span>
    </span>
  )
}
