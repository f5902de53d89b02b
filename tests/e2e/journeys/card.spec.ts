import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { isQr, modulesOf, rayThrough, readCode128, readEan13 } from '../codes.ts'
import { acknowledge, cardOf, codeOf, expect, logIn, MOVING, operate, PASSWORD, quiet, SHARP, test } from '../support.ts'

test.use({ ...MOVING, ...SHARP })

const drawn = (page: Page) =>
  codeOf(page).evaluate((svg: SVGSVGElement) => {
    const { width, height } = svg.viewBox.baseVal
    const box = svg.getBoundingClientRect()
    const ground = (node: Element | null): string => {
      const colour = node ? getComputedStyle(node).backgroundColor : 'none'
      return colour.endsWith(', 0)') ? ground(node?.parentElement ?? null) : colour
    }
    return {
      path: svg.querySelector('path')?.getAttribute('d') ?? '',
      width,
      height,
      dot: (box.width * devicePixelRatio) / width,
      ground: ground(svg),
      ink: getComputedStyle(svg.querySelector('path') as SVGPathElement).fill,
    }
  })

/** How far the middle of the digits is from that of the bars, in CSS pixels. */
const asideOfDigits = (page: Page) =>
  page.locator('#root .card-code').evaluate((panel) => {
    const middleOf = ({ left, right }: DOMRect) => (left + right) / 2
    const words = document.createRange()
    words.selectNodeContents(panel.querySelector('.code-digits') as Element)
    return middleOf(words.getBoundingClientRect()) - middleOf((panel.querySelector('path') as SVGPathElement).getBoundingClientRect())
  })

test.describe('as issued', () => {
  test.use({ as: 'giulia', colorScheme: 'dark', serviceWorkers: 'block' })

  for (const [activity, symbology] of [
    ['osteria-del-porto', 'EAN-13'],
    ['bottega-lino', 'Code 128'],
    ['salone-aurora', 'QR'],
  ] as const)
    test.describe(activity, () => {
      test.use({ on: activity })
      test(`the code is the card's own in ${symbology}, in whole pixels on white, in the dark too`, async ({ page }) => {
        const answer = page.waitForResponse(/\/api\/cards\/me/)
        await page.goto('/card')
        const { code } = ((await (await answer).json()) as { data: { code: string } }).data
        await expect(codeOf(page)).toBeVisible()
        const seen = await drawn(page)
        const rows = modulesOf(seen)
        expect(Number.isInteger(seen.dot)).toBe(true)
        const ray = (await rayThrough(await codeOf(page).screenshot(), seen.dot)) ?? []
        if (symbology === 'EAN-13') expect(readEan13(ray)).toBe(code)
        else if (symbology === 'Code 128') expect(readCode128(ray)).toBe(code)
        else {
          expect(isQr(rows)).toBe(true)
          expect(rows).toEqual(encode(code, { ecc: 'M', border: 4 }).data)
        }
        const [bars = []] = rows
        if (symbology !== 'QR') expect([bars.indexOf(true) >= 10, bars.lastIndexOf(true) < bars.length - 7]).toEqual([true, true])
        if (symbology !== 'QR') expect(Math.abs(await asideOfDigits(page))).toBeLessThan(1)
        expect(seen).toMatchObject({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' })
        await expect(page.locator('#root .code-digits')).toHaveText(new RegExp(`^${[...code].join(' ?')}$`))
      })
    })
})

test('a credit by the operator is on the card at the next look, and among the movements', async ({ page, baseURL }) => {
  const email = `${randomUUID()}@example.com`
  const of = { activity: 'osteria-del-porto', email }
  await operate('customer add', { ...of, name: 'Bruna', surname: 'Prova', password: PASSWORD })
  await acknowledge(baseURL ?? '', email)
  await logIn(page, email)
  await page.goto('/card')
  await expect(page.locator('#root .card-sums')).toContainText('0,00')
  await operate('customer credit', { ...of, amount: '1234.56', type: 'AM', reason: 'Buono di Natale' })
  // She comes back to the app: the browser tells the page, as it does when a phone is unlocked.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('#root .card-sums')).toContainText(/1\.234,56\s€/)
  await page.goto('/flows')
  await expect(page.locator('.flow-row').first()).toContainText('Buono di Natale')
  await expect(page.locator('.flow-row').first()).toContainText(/\+1\.234,56\s€/)
})

test.describe('without a card', () => {
  test.use({ as: 'admin', serviceWorkers: 'block', allowed: /status of 404/ })
  test('staff see why there is none', async ({ page }) => {
    await page.goto('/card')
    await expect(page.getByRole('main').getByRole('heading', { name: /Nessuna carta|Non hai ancora una carta/ })).toBeVisible()
    await expect(page.locator('.card-code svg')).toHaveCount(0)
  })
})

test.describe('at the till', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })
  test('a tap on the card turns it to the till, on home too, and Esc, its key or the way back turn it again @both', async ({ page }) => {
    const till = page.getByRole('dialog', { name: 'Mostra in cassa' })
    for (const path of ['/', '/card']) {
      await page.goto(path)
      const key = page.getByRole('button', { name: 'Mostra in cassa' })
      await key.click()
      await expect(till).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}[?]till=?$`))
      const window = page.viewportSize()
      await expect.poll(() => till.boundingBox()).toMatchObject({ x: 0, y: 0, ...window })
      await page.keyboard.press('Escape')
      await expect(till).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await page.locator('.card-head').click()
      await till.getByRole('button', { name: 'Chiudi' }).last().click()
      await expect(till).toHaveCount(0)
      await key.click()
      await page.goBack()
      await expect(till).toHaveCount(0)
      await expect(page).toHaveURL(path)
    }
  })

  test('opened by a shortcut it closes to the card', async ({ page }) => {
    await page.goto('/card?till')
    await page.getByRole('button', { name: 'Chiudi' }).last().click()
    await expect(page).toHaveURL('/card')
    await expect(codeOf(page)).toBeVisible()
  })
})

/** The sum beside the key. */
const LAST = '.card-sums > :last-child'

test.describe('from home to the card', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('it is one card, which grows where it stands: head, sums and bars keep their places at every frame', async ({ page }) => {
    await page.goto('/')
    await expect(cardOf(page)).toBeVisible()
    await quiet(page)
    const face = await page.locator('#root .pass-face').elementHandle()
    const height = () => face?.evaluate((node) => node.getBoundingClientRect().height)
    const small = await height()
    await page.evaluate((LAST) => {
      const frames: Record<string, number[]>[] = []
      Object.assign(window, { frames })
      const look = () => {
        const places = ['.pass-face', '.card-head', '.card-sums', '.code-picture', LAST, '.card-white'].flatMap((name) => {
          const box = document.querySelector(`#root ${name}`)?.getBoundingClientRect()
          return box ? [[name, [box.x, box.y, box.width, box.height]] as [string, number[]]] : []
        })
        frames.push(Object.fromEntries(places))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, LAST)
    const tab = (name: string) => page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name })
    await tab('Carta').click()
    await expect(codeOf(page)).toBeVisible()
    await expect.poll(height).toBeGreaterThan((small ?? 0) + 150)
    await tab('Home').click()
    await expect.poll(height).toBe(small)
    const frames = await page.evaluate(() => (window as never as { frames: Record<string, number[]>[] }).frames)
    const placesOf = (name: string) => [...new Set(frames.flatMap((frame) => (frame[name] ? [frame[name].slice(0, 3).join(' ')] : [])))]
    // Corner and width; only its height grows.
    for (const name of ['.pass-face', '.card-head', '.card-sums', '.code-picture']) expect(placesOf(name), name).toHaveLength(1)
    // Nor does its white go over a figure on its way.
    const covers = ([x = 0, y = 0, width = 0, height = 0]: number[], [left = 0, top = 0, wide = 0, high = 0]: number[]) =>
      x < left + wide && left < x + width && y < top + high && top < y + height
    expect(frames.filter((frame) => covers(frame['.card-white'] ?? [], frame[LAST] ?? []))).toEqual([])
    expect(await face?.evaluate((node) => node.isConnected)).toBe(true)
  })
  test('the bars of the card are those of the till, and stretch into it at every frame', async ({ page }) => {
    await page.goto('/card')
    const small = (await codeOf(page).boundingBox())?.height ?? 0
    await quiet(page)
    // Every frame of the turn is looked at, however slow the machine: what moves is stopped, and led by hand.
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        animation.pause()
        return animation
      }
    })
    await page.getByRole('button', { name: 'Mostra in cassa' }).click()
    const till = page.getByRole('dialog')
    await expect(till).toHaveAttribute('open')
    const frames = await till.evaluate((node) =>
      Array.from({ length: 23 }, (_, frame) => {
        for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.currentTime = frame * 16
        const pixels = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
        const styleOf = (name: string) => getComputedStyle(node.querySelector(name) ?? node)
        const { height, clipPath } = styleOf('.code-picture')
        const hidden = pixels(clipPath, /([\d.]+)px\)$/)
        const placeOf = (name: string) => {
          const { x, y, width } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
          return [x, y, width].map(Math.round)
        }
        const matrixOf = (name: string) => new DOMMatrix(getComputedStyle(document.querySelector(name) ?? node).transform)
        return {
          front: placeOf('body > .front .pass-face'),
          card: placeOf('#root .pass-face'),
          opacity: getComputedStyle(document.querySelector('#root .pass-face') ?? node).opacity,
          page: matrixOf('#content').a,
          tabs: matrixOf('.dock').f,
          bars: Number.parseFloat(height) - hidden,
          // How far what stands below is from the lower end of the bars.
          gaps: ['.till-digits', '.till-sums'].map((name) => Math.round(pixels(styleOf(name).translate, / (-[\d.]+)px/) + hidden)),
        }
      }),
    )
    const heights = frames.map(({ bars }) => bars)
    expect(heights[0]).toBeCloseTo(small, 0)
    expect(heights.at(-1)).toBeGreaterThan(small + 200)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(new Set(heights).size).toBeGreaterThan(10)
    expect(frames.flatMap(({ gaps }) => gaps).every((gap) => gap === 0)).toBe(true)
    // Its front turns over the bars and the paper, from where it stands, where it is not seen meanwhile; the page makes way for it.
    expect(frames[0]?.front).toEqual(frames[0]?.card)
    expect(frames.every(({ opacity }) => opacity === '0')).toBe(true)
    expect(frames.at(-1)?.page).toBeCloseTo(0.965, 2)
    expect(frames.at(-1)?.tabs).toBeCloseTo(52, 0)
    // On the way back the paper goes with the white, not after it.
    await page.keyboard.press('Escape')
    const paper = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect, playState }) => playState === 'paused' && (effect as KeyframeEffect).pseudoElement === '::backdrop'),
      )
    await expect.poll(paper).toBe(true)
  })
})
