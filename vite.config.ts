import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { classicEntry } from './build/classic-entry.ts'
import { fileOf } from './build/few-files.ts'
import { preloadOverNetwork } from './build/preload.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const api = process.env.TESSERA_SERVER ?? 'http://localhost:3000'

/** What the compiler replaces; the tests take it over. */
export const define = { __APP_VERSION__: JSON.stringify(version) }

/** React and the Lingui macros, for the build and for the tests that render. A build that is to go out has every text in all languages. */
export const screens = (complete = false) => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui({ failOnCompileError: true, failOnMissing: complete && 'catalog' }),
]

/** Bundles `src/first/first.ts` alone, as one classic script. */
async function firstScript(minify: boolean): Promise<string> {
  const bundle = await rolldown({ input: 'src/first/first.ts' })
  const { output } = await bundle.generate({ format: 'iife', minify })
  await bundle.close()
  return output[0].code.trim()
}

/** Vite puts sheet and app into the head: there the one would keep the first paint waiting, the other come before it. */
function afterFirstPaint(html: string): string {
  const [app = ''] = /<script defer.*<\/script>\s*/.exec(html) ?? []
  const [sheet = ''] = /<link rel="stylesheet".*>\s*/.exec(html) ?? []
  return html
    .replace(app, '')
    .replace(sheet, '')
    .replace('<div id="root">', (root) => `${sheet.trim()}\n    ${root}`)
    .replace('</body>', `  ${app.trim()}\n  </body>`)
}

/**
 * The script that paints before React stands in the page, where index.html says `<!--tessera:first-->`; the style that it needs
 * is a style element there already. Both are the same in every page of a build: the server allows them by their hash.
 */
function first(): Plugin {
  let building = false
  const sheet = path.resolve('src/first/first.css')
  const named = [...readFileSync(sheet, 'utf8').matchAll(/@import '(.+)'/g)].map(([, name = '']) => name)
  const inPage = new Set(named.map((name) => path.resolve(path.dirname(sheet), name)))
  return {
    name: 'tessera-first',
    enforce: 'pre',
    configResolved: (config) => {
      building = config.command === 'build'
    },
    // What stands in the page does not come again with the parts that import it.
    load: (id) => (building && inPage.has(id) ? '' : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const script = await firstScript(building)
        return (building ? afterFirstPaint(html) : html).replace('<!--tessera:first-->', () => `<script>${script}</script>`)
      },
    },
  }
}

/**
 * Nobody needs them in a cellar on the first day: the other languages and the choice of one, pages other than these, and
 * keeping an account, which asks the server anyway.
 */
const CAN_WAIT =
  /^locales\/|^src\/(ui\/Choices[.]tsx|components\/account\/\w+[.]tsx)$|\/(?!Login|Menus|Flows|Notices)\w+Page[.]tsx$|node_modules\/@simplewebauthn\//

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

/** The files of the build to which only what can wait leads. */
function waiting(dist: string): Set<string> {
  const built = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = built[name] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((one) => !CAN_WAIT.test(one))]) visit(next)
  }
  visit('index.html')
  const files = (names: Iterable<string>) => [...names].flatMap((name) => [built[name]?.file ?? '', ...(built[name]?.css ?? [])])
  const early = new Set(files(seen))
  return new Set(files(Object.keys(built)).filter((file) => /[.](?:js|css)$/.test(file) && !early.has(file)))
}

/** So much of the SHA-256 of a file that the worker knows it from another. */
const beginningOfHash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Where this build goes, which the list of files is not told. */
let dist = 'dist'
const outDir: Plugin = {
  name: 'out-dir',
  configResolved: ({ build }) => {
    dist = build.outDir
  },
}

export default defineConfig(({ command }) => ({
  define,
  plugins: [
    screens(command === 'build'),
    preloadOverNetwork,
    classicEntry,
    first(),
    outDir,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        // All of it: whichever the language, whichever the page, it must open in the cellar.
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [
          async (entries) => {
            const later = waiting(dist)
            const page = readFileSync(`${dist}/index.html`, 'utf8')
            const manifest = entries.map((entry) => ({
              ...entry,
              ...(later.has(entry.url) && { later: true }),
              ...(page.includes(`"/${entry.url}"`) && { first: true }),
              // The page is made by the server, for each host its own.
              ...(entry.url !== 'index.html' && { hash: beginningOfHash(`${dist}/${entry.url}`) }),
            }))
            return { manifest }
          },
        ],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
  publicDir: 'public',
  // Its modern form: the other needs the bundler's runtime, which would be a file of its own before the card shows.
  resolve: { alias: [{ find: /^dayjs(?=$|\/locale\/)/, replacement: 'dayjs/esm' }] },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first screen needs is one file: a request costs a phone more than the bytes it could share.
            { name: 'app', tags: ['$initial'] },
            { name: fileOf, includeDependenciesRecursively: false },
            // All are exported by one module: who needs which only the bundler knows.
            { name: 'signs', test: /\/lucide-react\//, minShareCount: 5, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // Half a megabyte of words a language when a password is typed, a reader of codes at the till: beside what is kept for offline, not in it.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js', chunkFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  server: {
    proxy: { '^/(api|app|public|images|media|icons|wallet|sandbox-pay)/|^/manifest[.]webmanifest$': api },
  },
}))
