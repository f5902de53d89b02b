import { paypal } from './paypal.ts'
import type { PaymentPorts, SandboxStore } from './port.ts'
import { type Sandbox, sandbox } from './sandbox.ts'
import type { PaymentSettings } from './settings.ts'

/** The providers that are there, and the sandbox among them if it is one. */
export type Payments = { providers: PaymentPorts; sandbox?: Sandbox }

/** Who takes payments, by the settings: Stripe and PayPal where their keys are, else outside production the sandbox for cards. */
export async function openPayments(settings: PaymentSettings, tools: { clock: () => Date; store: SandboxStore }): Promise<Payments> {
  // The SDK of Stripe takes 35 MB and a fifth of a second: whoever has no key does without.
  const card = settings.stripe && (await import('./stripe.ts')).stripe(settings.stripe)
  const pretended = settings.sandbox && sandbox({ ...tools, ...settings.sandbox })
  const shown = card ?? pretended
  return {
    providers: {
      ...(shown && { S: shown }),
      ...(settings.paypal && { P: paypal({ ...settings.paypal, clock: tools.clock }) }),
    },
    ...(pretended && { sandbox: pretended }),
  }
}
