import { expect, test } from 'vitest'
import { originFor } from './origin.ts'

const own = 'app.barsole.example'

test.each([
  ['without a host', 'https://tessera.example', [own], null, 'https://tessera.example'],
  ['on a host that a bundle brought', 'https://tessera.example', [], own, 'https://tessera.example'],
  ['on one that is confirmed', 'https://tessera.example', [own], own, `https://${own}`],
  ['on another than the confirmed one', 'https://tessera.example', [own], `x.${own}`, 'https://tessera.example'],
  ['below the public address', 'https://tessera.example', [], 'bar.tessera.example', 'https://bar.tessera.example'],
  ['below another that ends alike', 'https://tessera.example', [], 'bar.eviltessera.example', 'https://tessera.example'],
  ['while it is tried out', 'http://localhost:3000', [], 'bar.localhost', 'http://bar.localhost:3000'],
  ['tried out beside a public address', 'https://tessera.example', [], 'bar.localhost', 'https://tessera.example'],
  ['with nothing said', undefined, [], own, undefined],
  ['with no public address', undefined, [own], own, `https://${own}`],
] as const)('%s', (_, publicUrl, confirmedHosts, host, origin) => {
  expect(originFor({ publicUrl, confirmedHosts }, host)).toBe(origin)
})
