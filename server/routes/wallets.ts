import { calls } from '#contract/wallets.ts'
import { phones } from '../data/wallets/phones.ts'
import * as wallets from '../data/wallets/wallets.ts'
import { publicUrlOf } from '../env.ts'
import { type Server, serve } from '../http/serve.ts'
import { walletService } from '../http/wallet-service.ts'

/** Her card in the wallet of her phone, and what that wallet asks by itself. docs/decisions/wallet-passes.md */
export function routes(server: Server) {
  const { app: http, deps } = server
  const app = publicUrlOf(deps.settings)
  serve(server, calls.mine, (_, w) => wallets.mine(w))
  serve(server, calls.apple, (_, steps) =>
    wallets.appleLink(steps, (activityId, opaque) => `/wallet/${encodeURIComponent(activityId)}/pass/${opaque}`),
  )
  serve(server, calls.google, (_, steps, { origin }) => wallets.googleLink(steps, deps.wallets, { origin: origin(), app }))
  walletService(http, deps, phones({ rooms: deps.works, wallets: deps.wallets, app }))
}
