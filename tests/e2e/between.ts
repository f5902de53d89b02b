import { middleman } from './middleman.ts'
import { test as own } from './own-server.ts'
import { hostOf } from './support.ts'
import { PERMALINK } from './trattoria.ts'

/** A journey on a server of its own, with somebody between phone and server. */
export const test = own.extend<object, { between: Awaited<ReturnType<typeof middleman>> }>({
  between: [
    async ({ own }, use) => {
      const between = await middleman(own.url)
      await use(between)
      await between.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ between }, use) => use(hostOf(PERMALINK, between.url)),
})
