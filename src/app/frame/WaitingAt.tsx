import type { EntryKey } from '#rules/visibility.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { usePainted } from '../../ui/use-painted.ts'

const Waiting = part(async () => {
  const [module] = await Promise.all([import('../../components/staff/Waiting.tsx'), speakOfLater()])
  return module.Waiting
})
const WaitingInTitle = part(() => import('../../components/staff/Waiting.tsx').then((m) => m.WaitingInTitle))

/** How many wait for staff where an entry leads, once there is time for it; a customer has no such entry. @param again changes with the page */
export function WaitingAt({ entry, again }: { entry: EntryKey; again: string }) {
  const isPainted = usePainted()
  if (!isPainted || (entry !== 'counter' && entry !== 'counterBookings')) return null
  return (
    <Beside again={again}>
      <Waiting at={entry} />
    </Beside>
  )
}

/** The same in the title of the page. */
export function WaitingHere({ again }: { again: string }) {
  if (!usePainted()) return null
  return (
    <Beside again={again}>
      <WaitingInTitle />
    </Beside>
  )
}
