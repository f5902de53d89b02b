import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; name?: string; isEntry?: boolean; imports?: string[] }

const manifestOf = (dist: string) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files that bring along each script of this name (build/few-files.ts); empty if there is no such script. */
export function broughtBy(dist: string, name: string): string[][] {
  const chunks = Object.entries(manifestOf(dist))
  const scripts = chunks.filter(([, chunk]) => chunk.name === name && chunk.file.endsWith('.js'))
  return scripts.map(([script]) => chunks.flatMap(([, { file, imports = [] }]) => (imports.includes(script) ? [file] : [])))
}

/** What each lazily loaded page adds to the entry, gzip -9, in kB of 1000 bytes; the largest first. BUDGETS #2. */
export function chunkSizes(dist: string): { name: string; kb: number }[] {
  const manifest = manifestOf(dist)
  const closure = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) closure(next, seen)
    return seen
  }
  const entry = new Set<string>()
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) closure(key, entry)
  const size = (key: string) => gzipSync(readFileSync(join(dist, manifest[key]?.file ?? '')), { level: 9 }).length / 1000
  return Object.entries(manifest)
    .filter(([, { src }]) => src && /^src\/features\/.+Page\.tsx$/.test(src))
    .map(([key]) => ({ name: key.split('/').at(-1) ?? key, own: [...closure(key, new Set())].filter((part) => !entry.has(part)) }))
    .map(({ name, own }) => ({ name, kb: own.reduce((sum, part) => sum + size(part), 0) }))
    .sort((a, b) => b.kb - a.kb)
}
