import { calls } from '#contract/cart.ts'
import { centsOf } from '#rules/money.ts'
import * as cart from '../data/cart/cart.ts'
import { pour } from '../data/cart/pour.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Shop and orders. */
export function routes(server: Server) {
  serve(server, calls.mine, (_, w, { language }) => cart.mine(w, language))
  serve(server, calls.add, (wish, w, { language }) => cart.add(w, wish, language))
  serve(server, calls.setQuantity, ({ id, quantity }, w, { language }) => cart.setQuantity(w, id, quantity, language))
  serve(server, calls.remove, ({ id }, w) => cart.remove(w, id))
  serve(server, calls.pour, ({ lines }, w, { language }) =>
    pour(
      w,
      lines.map(({ itemColorSizeId: variantId, price, ...line }) => ({ ...line, variantId, unitPrice: centsOf(price) })),
      language,
    ),
  )
  serve(server, calls.shop, (_, w) => cart.shop(w))
}
