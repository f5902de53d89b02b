import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CardKind, kindOf } from '#rules/card.ts'

const names: Record<CardKind, MessageDescriptor> = {
  vip: msg`Carta VIP`,
  fidelity: msg`Carta Fidelity`,
  vantaggi: msg`Carta Vantaggi`,
  card: msg`Carta`,
  promo: msg`Carta Promo`,
  agri: msg`Carta Agri`,
  loyalty: msg`Carta Loyalty`,
  advantage: msg`Carta Advantage`,
  positive: msg`Carta Positive`,
  home: msg`Carta Home`,
  food: msg`Carta Food`,
  credit: msg`Carta Credito`,
  carat: msg`Carta Carat`,
  angus: msg`Carta Angus`,
  jungle: msg`Carta Jungle`,
  dude: msg`Carta Dude`,
  special: msg`Carta Special`,
  mexi: msg`Carta Mexi`,
  bacco: msg`Carta Bacco`,
  club: msg`Carta Club`,
}

/** The name of a card kind; an unknown one is simply a card. Spec §3. */
export const cardKind = (type: string | null): MessageDescriptor => names[kindOf(type)]
