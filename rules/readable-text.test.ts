import { expect, test } from 'vitest'
import { blocksOf, minutesToRead } from './readable-text.ts'

test.each([
  ['Una riga', [{ kind: 'paragraph', text: 'Una riga' }]],
  [
    'Una\nriga\n\nAltra',
    [
      { kind: 'paragraph', text: 'Una\nriga' },
      { kind: 'paragraph', text: 'Altra' },
    ],
  ],
  [
    '# Chi siamo\r\nOsteria',
    [
      { kind: 'heading', text: 'Chi siamo' },
      { kind: 'paragraph', text: 'Osteria' },
    ],
  ],
  [
    '## Due\n### Tre',
    [
      { kind: 'heading', text: 'Due' },
      { kind: 'heading', text: 'Tre' },
    ],
  ],
  [
    'Usiamo:\n- nome\n- e-mail\n\n- altro',
    [
      { kind: 'paragraph', text: 'Usiamo:' },
      { kind: 'list', items: ['nome', 'e-mail'] },
      { kind: 'list', items: ['altro'] },
    ],
  ],
  [
    '- nome\nfine',
    [
      { kind: 'list', items: ['nome'] },
      { kind: 'paragraph', text: 'fine' },
    ],
  ],
  ['#senza spazio\n-1 °C', [{ kind: 'paragraph', text: '#senza spazio\n-1 °C' }]],
  ['<b onclick="x">no</b>', [{ kind: 'paragraph', text: '<b onclick="x">no</b>' }]],
  ['\n \n', []],
])('%j', (text, blocks) => expect(blocksOf(text)).toEqual(blocks))

test.each([
  ['', 1],
  ['parola '.repeat(250), 1],
  ['parola '.repeat(600), 3],
])('takes whole minutes to read', (text, minutes) => expect(minutesToRead(text)).toBe(minutes))
