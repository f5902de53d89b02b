import type { Page } from '@playwright/test'

/** What the browser drew between two states of a page: of which kind (`data-view`), the parts that moved by themselves, and whether the page as it was lay over it. */
export type Drawn = { kind: string; parts: string[]; isUnderOld: boolean }

/** Notes each transition of the pages to come. */
export const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn[] = []
    Object.assign(window, { drawn })
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.ready.then(
        () => {
          const moving = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
          const parts = moving.map((part) => /^::view-transition-group[(](.+)[)]$/.exec(part ?? '')?.[1] ?? '').filter(Boolean)
          const isUnderOld = getComputedStyle(document.documentElement, '::view-transition-old(root)').display !== 'none'
          drawn.push({ kind: document.documentElement.dataset.view ?? '', parts, isUnderOld })
        },
        () => undefined,
      )
      return transition
    }
  })

export const transitions = (page: Page) => page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn)
