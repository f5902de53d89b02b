import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { calls } from '#contract/shop.ts'
import { type ItemsWish, useItemsAhead } from '../../api/shop.ts'
import { type ChangeWish, useListWish } from '../../components/list/use-list-wish.ts'
import { useActivityId } from '../../state/hooks.ts'

/** What narrows the list beside category and search. */
const FILTERS = ['color', 'size', 'priceFrom', 'priceTo', 'discounted', 'available'] as const
const OFF = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
/** What one category has and another may not. */
const OF_CATEGORY = { color: undefined, size: undefined, priceFrom: undefined, priceTo: undefined }

/** Milliseconds after which the address no longer waits for the answer: what is looked for is not forgotten if she goes on meanwhile. */
const LATE = 300
const late = () => new Promise((resolve) => setTimeout(resolve, LATE))

const withoutPage = ({ page: _, rowsPerPage: __, ...wish }: z.output<typeof calls.search.input>): ItemsWish => wish

/** What the address says is looked for in the shop, and the ways to change it. */
export function useShopWish() {
  const activityId = useActivityId() ?? ''
  const list = useListWish(calls.search.input, { activityId })
  // A text whose goods are there, or late, until the address says it, too.
  const [text, setText] = useState<string>()
  if (text !== undefined && text === (list.wish.search ?? '')) setText(undefined)
  const asked = withoutPage(text === undefined ? list.wish : list.after({ search: text }))
  const ahead = useItemsAhead()
  // How often a text was looked for: one that was overtaken shows nothing.
  const texts = useRef(0)
  // The server is asked before the page is drawn with the new address: that takes as long as the answer.
  const change: ChangeWish = (next) => {
    const whole = { ...(text !== undefined && { search: text }), ...next }
    if ('search' in next) texts.current++
    setText(undefined)
    void ahead(withoutPage(list.after(whole)))
    list.change(whole)
  }
  /** Its field shows a text already: the list is drawn with the answer, before another frame is, and the address, which draws the whole page, follows. */
  const search = async (next: string) => {
    const own = ++texts.current
    await Promise.race([ahead(withoutPage(list.after({ search: next }))), late()])
    if (own === texts.current) flushSync(() => setText(next))
  }
  const follow = useEffectEvent((search: string) => list.change({ search }))
  useEffect(() => {
    if (text === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Once it is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => follow(text))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [text])
  return {
    wish: asked,
    change,
    search,
    /** How many filters are on. */
    filters: FILTERS.filter((name) => asked[name]).length,
    chooseCategory: (categoryId: string | undefined) => change({ ...OF_CATEGORY, categoryId }),
    clearFilters: () => change(OFF),
    clear: () => change({ ...OFF, search: undefined, categoryId: undefined }),
  }
}
export type ShopWish = ReturnType<typeof useShopWish>
