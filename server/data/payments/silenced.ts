import { type PaymentPort, type PaymentPorts, ProviderAway } from '../../payments/port.ts'

/** The same ports for one run: a provider that did not answer in time is not asked again in it. What it says no to, it answered. */
export function silenced(ports: PaymentPorts): PaymentPorts {
  return Object.fromEntries(Object.entries(ports).map(([type, port]) => [type, silencedPort(port)]))
}

function silencedPort(port: PaymentPort): PaymentPort {
  let silent: ProviderAway | undefined
  const ask = async <T>(run: () => Promise<T>): Promise<T> => {
    if (silent) throw silent
    return run().catch((error: unknown) => {
      if (error instanceof ProviderAway && error.isSilent) silent = error
      throw error
    })
  }
  return {
    open: (attempt) => ask(() => port.open(attempt)),
    ask: (ref, isToTake) => ask(() => port.ask(ref, isToTake)),
    cancel: (ref) => ask(() => port.cancel(ref)),
    refund: (ref, back) => ask(() => port.refund(ref, back)),
    verify: (raw, headers) => port.verify(raw, headers),
  }
}
