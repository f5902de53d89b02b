import { calls } from '#contract/shop.ts'
import { counts } from '../data/shop/counts.ts'
import * as goods from '../data/shop/goods.ts'
import * as images from '../data/shop/images.ts'
import { published } from '../data/shop/published.ts'
import * as terms from '../data/shop/terms.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Shop and orders; Activities. */
export function routes(server: Server) {
  serve(server, calls.categories, (paging, w) => goods.categories(w, paging))
  serve(server, calls.ofCategory, (wish, w) => goods.ofCategory(w, wish))
  serve(server, calls.search, (wish, w) => goods.search(w, wish))
  serve(server, calls.counts, (wish, w) => counts(w, wish))
  serve(server, calls.itemColor, ({ itemColorId }, w) => goods.itemColor(w, itemColorId))
  serve(server, calls.itemImages, (paging, w) => images.itemImages(w, paging))
  serve(server, calls.shopImages, (paging, w) => images.shopImages(w, paging))
  serve(server, calls.published, (_, w, { language }) => published(w, language))
  serve(server, calls.payments, (paging, w) => terms.paymentsOf(w, paging, Object.keys(server.deps.payments)))
  serve(server, calls.shippings, (paging, w) => terms.shippingsOf(w, paging))
  serve(server, calls.closeTimes, (paging, w) => terms.closeTimes(w, paging))
}
