import type { Page } from '@playwright/test'

/** What stands where in one frame of the screen, in CSS pixels of the page. */
export type Frame = {
  /** Of the whole document, and of what a phone shows of it: a page that is too wide zooms it out. */
  width: number
  shown: number
  /** Left, top, width and height of the bars; nothing where there is none. */
  tabBar: string | undefined
  topBar: string | undefined
  tabs: string[]
  title: string | undefined
  /** How much of the top bar is there, 0 to 1. */
  opacity: number
  /** Does anything but the bars stand on the page? */
  isSeen: boolean
  /** The veils over the page, and how much of each panel over it is there. */
  scrims: number
  panels: number[]
}

type Recording = { frames: Frame[]; isOver: boolean }

/** Looks at every frame from here on until `recorded` is called; equal frames in a row are kept once. */
export const record = (page: Page) =>
  page.evaluate(() => {
    const recording: Recording = { frames: [], isOver: false }
    Object.assign(window, { recording })
    const boxOf = (selector: string) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()
      return box && [box.x, box.y, box.width, box.height].map((one) => Math.round(one * 10) / 10).join(' ')
    }
    const opacityOf = (node: Element | null | undefined): number =>
      node ? Number(getComputedStyle(node).opacity) * opacityOf(node.parentElement) : 1
    const isThere = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getBoundingClientRect().width > 0
    const isSomething = (node: Element) =>
      node.matches('img, svg, input, .skeleton') || [...node.childNodes].some((child) => child.nodeType === 3 && child.nodeValue?.trim())
    const look = () => {
      const topBar = [...document.querySelectorAll('.top-bar')].at(-1)
      const frame: Frame = {
        width: document.documentElement.scrollWidth,
        shown: Math.round((visualViewport?.width ?? 0) * (visualViewport?.scale ?? 1)),
        tabBar: boxOf('.tab-bar'),
        topBar: boxOf('.top-bar'),
        tabs: [...document.querySelectorAll('.tab')].filter(isThere).map((tab) => {
          const { x, width } = tab.getBoundingClientRect()
          return `${tab.querySelector('.tab-icon + span')?.textContent} ${Math.round(x)}+${Math.round(width)}`
        }),
        title: topBar?.querySelector('h1')?.textContent,
        opacity: topBar ? opacityOf(topBar) : 0,
        isSeen: [...document.querySelectorAll('main *')].some((node) => !node.closest('.top-bar') && isSomething(node) && isThere(node)),
        scrims: [...document.querySelectorAll('[data-part="backdrop"]')].filter((node) => {
          const { backgroundColor, visibility } = getComputedStyle(node)
          return visibility === 'visible' && !/, 0\)|transparent/.test(backgroundColor)
        }).length,
        panels: [...document.querySelectorAll('[role="dialog"], dialog[open]')].map(opacityOf),
      }
      if (JSON.stringify(frame) !== JSON.stringify(recording.frames.at(-1))) recording.frames.push(frame)
      if (!recording.isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Ends what `record` began. */
export const recorded = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => {
    const { recording } = window as unknown as { recording: Recording }
    recording.isOver = true
    return recording.frames
  })

/** The different values of one thing in a row of frames, in their order. */
export const valuesOf = <K extends keyof Frame>(frames: Frame[], name: K): Frame[K][] => {
  const seen = new Map(frames.map((frame) => [JSON.stringify(frame[name]), frame[name]]))
  return [...seen.values()]
}
