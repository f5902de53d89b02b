import type { Store } from '#contract/stores.ts'
import { addressOf } from '#rules/contact-links.ts'
import { useStanding } from './use-standing.ts'

/** Where a store is, and below it whether it is open now, and until when. */
export function AddressAndHours({ store }: { store: Store }) {
  const standing = useStanding(store)
  const [address, hours] = [addressOf(store), standing && [standing.title, standing.text].filter(Boolean).join(', ')]
  return (
    <>
      {address}
      {address && hours ? <br /> : null}
      {hours}
    </>
  )
}
