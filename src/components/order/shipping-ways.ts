import { msg } from '@lingui/core/macro'
import { Store, Truck } from 'lucide-react'

/** How an order comes to whoever made it: its name and its sign. */
export const SHIPPING_WAYS = {
  S: { title: msg`Ritiro in negozio`, icon: Store },
  C: { title: msg`Corriere`, icon: Truck },
  H: { title: msg`Consegna a casa`, icon: Truck },
} as const
