import type { PaymentType } from '#rules/payment-choice.ts'
import type { PaymentPorts } from '../../payments/port.ts'

/** The ways of paying that have a provider. */
export const PROVIDERS = ['S', 'P'] as const satisfies PaymentType[]
export type Provider = (typeof PROVIDERS)[number]

/** The ways of paying whose provider can be reached from here. */
export const providersOf = (ports: PaymentPorts): Provider[] => PROVIDERS.filter((type) => ports[type])
