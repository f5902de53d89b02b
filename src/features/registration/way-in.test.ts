import { expect, test } from 'vitest'
import { wayIn } from './way-in.ts'

const HOST = 'tessera.example:3000'

test.each([
  ['https://osteria-del-porto.tessera.example:3000/registration', '/registration/permalink/osteria-del-porto'],
  ['https://osteria-del-porto.tessera.example:3000/de/registration?storeId=1', '/registration/permalink/osteria-del-porto?storeId=1'],
  ['http://tessera.example:3000/registration/permalink/bottega-lino?invite=a', '/registration/permalink/bottega-lino?invite=a'],
  ['http://tessera.example:3000/menus', undefined],
  ['https://osteria-del-porto.tessera.example:3000/menus', undefined],
  ['https://a.b.tessera.example:3000/registration', undefined],
  ['https://tessera.example.evil.com/registration/permalink/bottega-lino', undefined],
  ['https://evil-tessera.example:3000/registration', undefined],
  ['javascript:alert(1)', undefined],
  ['2693599016668', undefined],
  ['', undefined],
])('%s leads to %s', (text, way) => expect(wayIn(text, HOST)).toBe(way))
