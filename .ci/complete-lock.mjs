#!/usr/bin/env node
// Completes package-lock.json with the optional packages of other platforms that npm left out, so that `npm ci` accepts it.
// Run it in the project's root after every `npm i --package-lock-only`.
import { readFileSync, writeFileSync } from 'node:fs'
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')),
  CPU = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  linux: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
}
for (const [path, pkg] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    const up = path
      .split(/(?=\/node_modules\/)/)
      .map((_, i, a) => a.slice(0, a.length - i).join(''))
      .concat('')
      .map((p) => `${p ? `${p}/` : ''}node_modules/${name}`)
    if (up.some((p) => lock.packages[p]?.version === version) || !/^\d/.test(version)) continue
    const w = name.split(/[/-]/),
      os = w.map((x) => OS[x]).find(Boolean),
      cpu = CPU.find((c) => w.some((x) => x === c || (c === 'arm' && x.startsWith('arm') && x !== 'arm64')))
    if (!cpu) continue
    lock.packages[lock.packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(pkg.dev && { dev: true }),
      ...(w.some((x) => x.startsWith('musl')) && { libc: ['musl'] }),
      optional: true,
      ...(os && { os: [os] }),
    }
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
