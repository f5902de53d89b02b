import { useLive } from '../../api/live.ts'

/** As long as it is there, what the till does shows on the card at once. SEMANTICS 14. */
export function LiveCard() {
  useLive('own')
  return null
}
