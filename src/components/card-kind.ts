import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: Record<string, MessageDescriptor> = {
  V: msg`Carta VIP`,
  F: msg`Carta Fidelity`,
  P: msg`Carta Vantaggi`,
  C: msg`Carta`,
  R: msg`Carta Promo`,
  A: msg`Carta Agri`,
  L: msg`Carta Loyalty`,
  W: msg`Carta Advantage`,
  S: msg`Carta Positive`,
  H: msg`Carta Home`,
  FO: msg`Carta Food`,
  CT: msg`Carta Credito`,
  CC: msg`Carta Carat`,
  AC: msg`Carta Angus`,
  JC: msg`Carta Jungle`,
  DC: msg`Carta Dude`,
  SP: msg`Carta Special`,
  MX: msg`Carta Mexi`,
  BC: msg`Carta Bacco`,
  CB: msg`Carta Club`,
}

/** The name of a card kind; an unknown one is simply a card. Spec §3. */
export const cardKind = (type: string | null): MessageDescriptor => names[type ?? 'C'] ?? msg`Carta`
