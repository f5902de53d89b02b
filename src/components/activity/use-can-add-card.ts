import { host } from '../../state/host.ts'
import { usePrivacyWay } from '../privacy/use-privacy.ts'
import { useFacts } from './use-facts.ts'

/** Has she one card in the wallet? Where there are more, the page of all of them has the way to another. */
export function useCanAddCard(): boolean {
  const { activities } = useFacts()
  const isOpen = usePrivacyWay() === 'open'
  return isOpen && activities === 1 && !host.activity
}
