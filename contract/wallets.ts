import * as z from 'zod/mini'
import { call, Id, one } from './wire.ts'

/** In which wallets her card can be: those that the activity has set up. */
export const Wallets = z.object({ apple: z.boolean(), google: z.boolean() })
export type Wallets = z.infer<typeof Wallets>

/** Where the browser goes to take the card into a wallet: Apple's is a file of ours, Google's a page of theirs. Good once, for two minutes. */
const WayIn = z.object({ url: z.string() })

/** The card in the wallet of her phone. docs/decisions/wallet-passes.md */
export const calls = {
  mine: call('GET /api/wallets', z.object({ activityId: Id }), one(Wallets), {
    keep: true,
    ours: 'whether her card can be in a wallet: where nothing is set up, nothing is said of it',
  }),
  apple: call('POST /api/wallets/apple', z.object({ activityId: Id }), one(WayIn), {
    steps: true,
    ours: 'a link that downloads her pass once, as a phone has to go there by itself',
  }),
  google: call('POST /api/wallets/google', z.object({ activityId: Id }), one(WayIn), {
    steps: true,
    ours: 'a signed link to Google’s page that saves her pass, which Google has by then',
  }),
}
