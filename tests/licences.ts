import { readFileSync, writeFileSync } from 'node:fs'

// Writes THIRD_PARTY.md from the licences of the installed packages: node tests/licences.ts [--check]
type Package = { version?: string; license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }

const FILE = 'THIRD_PARTY.md'
/** Licences that MIT software may build on and be run with. */
const FREE =
  /\b(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|BSD|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|CC-BY-4\.0|MPL-2\.0|LGPL-3\.0-or-later|PostgreSQL|Zlib)\b/

const json = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const { packages } = json<{ packages: Record<string, Package> }>('package-lock.json')
const { dependencies } = json<{ dependencies: Record<string, string> }>('package.json')

/** Packages whose licence is in their folder alone, as it reads there. */
const READ: Record<string, string> = { 'png-js': 'MIT' }

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** What runs in production: not the tools of development, not the binaries of other systems. */
const used = Object.entries(packages)
  .filter(([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional)
  .map(([path, { version = '', license = READ[nameOf(path)] ?? 'unknown' }]) => ({ name: nameOf(path), version, license }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const direct = used.filter(({ name, version }) => dependencies[name] === version)
const families = Map.groupBy(used, ({ license }) => license)
const strange = used.filter(({ license }) => !FREE.test(license))

const text = `# Work of others

Tessera is under the MIT licence (see LICENSE) and stands on the work below. This file is written by \`node tests/licences.ts\`; the part
about pictures at the end is written by hand and kept.

## Packages that are used directly

| Package | Version | Licence |
| --- | --- | --- |
${direct.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}

## All packages of the running app and server, by licence

${[...families]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([license, list]) => `- **${license}**: ${[...new Set(list.map(({ name }) => name))].join(', ')}`)
  .join('\n')}

## Fonts

- **Inter** by Rasmus Andersson and The Inter Project Authors, SIL Open Font License 1.1, as packed by @fontsource-variable/inter and @fontsource/inter.

## Inside binaries

- **libvips** and its codecs, in the platform package of sharp: LGPL-3.0-or-later, linked dynamically, sources at <https://github.com/lovell/sharp-libvips>.
- **PostgreSQL**, in @electric-sql/pglite: PostgreSQL Licence.
`

const PICTURES = '\n## Pictures\n'
const present = (() => {
  try {
    return readFileSync(FILE, 'utf8')
  } catch {
    return ''
  }
})()
const at = present.indexOf(PICTURES)
const whole = text + (at < 0 ? `${PICTURES}\nThe pictures of the demo are in \`demo/\`.\n` : present.slice(at))

for (const { name, license } of strange) console.error(`${name}: the licence "${license}" is not on the list in tests/licences.ts.`)
if (process.argv.includes('--check')) {
  if (whole !== present) console.error(`${FILE} is stale: run node tests/licences.ts`)
  process.exit(whole === present && strange.length === 0 ? 0 : 1)
}
writeFileSync(FILE, whole)
