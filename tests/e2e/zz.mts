import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { signIn } from '../bench/sign-in.ts'
const [act = 'bottega-lino', scheme = 'light', lang = '', width = '390'] = process.argv.slice(2)
const origin = `http://${act}.localhost:3970`
const b = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const wide = Number(width) > 1000
const c = await b.newContext({
  viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
  locale: 'it-IT',
  isMobile: !wide,
  hasTouch: !wide,
  serviceWorkers: 'block',
  colorScheme: scheme as 'dark',
})
const p = await c.newPage()
p.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
p.on('pageerror', (e) => console.log('pageerror:', String(e).slice(0, 300)))
p.on('response', (r) => {
  if (r.status() >= 400) console.log(r.status(), r.request().method(), r.url().slice(0, 160))
})
let n = 0
const tag = `${act.slice(0, 3)}-${scheme}${lang}-${width}`
const shot = async (name: string) => {
  await p.waitForTimeout(700)
  await p.screenshot({ path: `/work/tmp/app/${tag}-${String(n++).padStart(2, '0')}-${name}.png` })
  console.log(name, p.url(), await p.evaluate(() => document.documentElement.scrollWidth))
}
await signIn(p, origin)
const at = origin + (lang ? `/${lang}` : '')
await p.goto(at + '/shop/shops')
await shot('shop')
await p.locator('main a[href*="/shop/shops/"]').nth(2).click()
await shot('item')
await p.locator('.item-add .button-primary').click()
await p.waitForTimeout(800)
await shot('added')
await p.goto(at + '/shop/cart')
await shot('cart')
await p.goto(at + '/shop/checkout')
await shot('checkout')
await p.evaluate(() => window.scrollTo(0, 9999))
await shot('checkout-end')
await p.locator('.checkout-foot .button-primary').click()
await p.waitForTimeout(2500)
await shot('pay')
if (p.url().includes('sandbox')) {
  await p.locator('button').nth(2).click()
  await p.waitForTimeout(1500)
  await shot('pay-next')
}
await p.goto(at + '/shop/order/orders')
await shot('orders')
await p.locator('.order-card a').first().click()
await shot('order')
await b.close()
