import type { PaymentType } from '#rules/payment-choice.ts'
import type { PaymentPorts } from '../../payments/port.ts'

/** The ways of paying whose provider can be reached from here. */
export const providersOf = (ports: PaymentPorts): PaymentType[] => (['S', 'P'] as const).filter((type) => ports[type])
