import type { App } from '../http/deps.ts'
import { webhook } from '../http/webhook.ts'
import type { OnHint, PaymentPorts, ProviderType } from '../payments/port.ts'

const PATHS = { S: '/webhooks/stripe', P: '/webhooks/paypal' } as const satisfies Record<ProviderType, string>

/** Where the providers that are there tell what happened. For no app: they are no calls of the contract. SEMANTICS 5. */
export function routes(app: App, providers: PaymentPorts, onHint: OnHint) {
  for (const type of ['S', 'P'] as const) {
    const port = providers[type]
    if (port) app.post(PATHS[type], webhook(type, port, onHint))
  }
}
