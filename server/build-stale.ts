import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { CODES } from '#contract/languages.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const STAMP = join(root, 'dist/.stamp')
/** What the app is built from. */
const SOURCES = [
  'src',
  'sw',
  'contract',
  'rules',
  'locales',
  'public',
  'build',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]
const WORDS = ['locales', 'locales/later', 'locales/server']
const compress = promisify(brotliCompress)

/** Texts that are compiled are made of others. */
const isSource = (path: string) => !/[.]test[.]tsx?$|[.]tsbuildinfo$|\/locales\/(?:\w+\/)?[a-z]{2}[.]ts$/.test(path)

/** Every file below, with its time and size; a name that is not there has none. */
async function filesOf(name: string): Promise<string[]> {
  const path = join(root, name)
  if (!existsSync(path)) return []
  const entries = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true, withFileTypes: true }) : undefined
  const paths = entries ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) : [path]
  return Promise.all(
    paths
      .sort()
      .filter(isSource)
      .map(async (file) => {
        const { mtimeMs, size } = await stat(file)
        return `${relative(root, file)} ${size} ${Math.round(mtimeMs)}`
      }),
  )
}

/** What the build would be made from now, in one short text; the settings that go into it count too. */
async function stampNow(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesOf))).flat()
  return createHash('sha256')
    .update([process.env.VITE_API_BASE ?? '', ...files].join('\n'))
    .digest('hex')
}

/** Runs one of our tools; its words are shown only when it fails. */
function run(tool: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(bin(tool), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${tool} ${args[0]} failed:\n${Buffer.concat(said).toString()}`)),
    )
  })
}

/** Are all catalogues compiled, and none older than its words? */
async function areWordsFresh(): Promise<boolean> {
  const pairs = WORDS.flatMap((folder) => CODES.map((code) => join(root, folder, code)))
  const ages = await Promise.all(pairs.map(async (name) => [await changed(`${name}.po`), await changed(`${name}.ts`)] as const))
  return ages.every(([words, made]) => made > 0 && made >= words)
}

const changed = async (file: string) => (existsSync(file) ? (await stat(file)).mtimeMs : 0)

/** Keeps a smaller copy beside each file of the app, so that no request compresses it again. */
async function shrink(): Promise<void> {
  const folder = join(root, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => /[.](js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      if (bytes.length < 1024) return
      await writeFile(join(folder, `${name}.br`), await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }),
  )
}

async function timed(what: string, job: () => Promise<void>) {
  const start = performance.now()
  process.stdout.write(`${what} ...`)
  await job()
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Builds what is missing or older than its sources, and nothing else. */
async function build() {
  if (!(await areWordsFresh())) await timed('Compiling the texts of five languages', () => run('lingui', ['compile', '--typescript']))
  const stamp = await stampNow()
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp && existsSync(join(root, 'dist/index.html'))) return
  await timed('Building the app', async () => {
    await run('vite', ['build', '--logLevel', 'warn'])
    await shrink()
    await writeFile(STAMP, stamp)
  })
}

build().catch((error: Error) => {
  process.stderr.write(`\nThe app could not be built. ${error.message}\n`)
  process.exitCode = 1
})
