import { expect, test } from 'vitest'
import { readSource, shown } from './source.ts'

const GOOD = `format: 1
permalink: bar-sole
name: Bar Sole
color: "#8a3b12"
cashBackType: E
menu:
  categories:
    - name: Caffetteria
      dishes:
        - {name: Caffè, price: 1.30, allergens: []}
`
const said = (text: string) => readSource(text).remarks.map((remark) => shown('', remark).slice(1))

test('a file without a slip has none', () => {
  for (const text of [GOOD, GOOD.replaceAll('\n', '\r\n'), `\ufeff${GOOD}`]) expect(said(text)).toEqual([])
})

const HERE = 'a field is expected here: its name, a colon and a space; a text that goes on from the line above is indented further'
const ASIDE = 'this line does not stand below the other fields of its entry: move it so that all of them begin in the same column'
const further = (name: string) =>
  `this line is indented further than ${name} above it, which has a value already: begin both in the same column, or put the whole text in quotes`

test.each([
  ['a tab', '  categories', '\tcategories', '7:1: this line is indented with a tab: type two spaces for each step instead'],
  ['a step too far', '      dishes', '       dishes', `9:8: ${further('name')}`],
  ['a step too short', '      dishes', '     dishes', `9:1: ${ASIDE}`],
  ['a first field moved in', 'name: Bar', ' name: Bar', `3:2: ${further('permalink')}`],
  ['a field below a value', 'cashBackType: E', 'cashBackType: E\n  rate: 3', `6:3: ${further('cashBackType')}`],
  ['a colon in a text', 'Bar Sole', 'Bar: Sole', '3:7: a text with a colon and a space in it wants quotes: "Bar: Sole"'],
  ['a colon between { }', 'Caffè', 'Caffè: nero', '10:18: a text with a colon and a space in it wants quotes: "Caffè: nero"'],
  ['no comma', 'Caffè,', 'Caffè', '10:18: a comma is missing before price'],
  ['a comma too many', 'Caffè,', 'Caffè,,', '10:24: there is a comma too many here'],
  ['no space after a colon', 'name: Bar', 'name:Bar', '3:1: a space is missing after the colon: name: Bar Sole'],
  ['another kind of space', 'name: Bar', 'name:\u00a0Bar', '3:1: the space after name: is not an ordinary one: type it again'],
  ['no colon', 'name: Bar', 'name Bar', `3:1: ${HERE}`],
  ['a text that goes on', 'Bar Sole', 'Bar Sole\nda Gino', `4:1: ${HERE}`],
  ['no space after a dash', '- {name', '-{name', '10:17: a space is missing after the dash: "- " begins an entry of a list'],
  ['a quote left open', '"#8a3b12"', '"#8a3b12', '4:8: the quotation mark " that opens here is not closed'],
  ['a quote closed by the next', 'Bar Sole\n', '"Bar Sole\n', '3:7: the quotation mark " that opens here is not closed'],
  [
    'an apostrophe first',
    'Bar Sole',
    "'l Sole",
    '3:7: the quotation mark \' that opens here is not closed; a text that begins with an apostrophe wants "..." around it',
  ],
  [
    'quotes in quotes',
    'Bar Sole',
    '"Il "Bar" Sole"',
    '3:12: nothing may follow a closing quotation mark: put the whole text in quotes, and write a " inside of it as \\"',
  ],
  ['a { left open', 'allergens: []}', 'allergens: []', '10:11: the { that opens here is not closed'],
  ['a [ left open', 'allergens: []}', 'allergens: [}', '10:49: the [ that opens here is not closed'],
  ['a } too many', 'allergens: []}', 'allergens: []}}', '10:52: there is a } too many here, or its beginning is missing'],
  ['a { first', 'Bar Sole', '{Bar} Sole', '3:13: a text that begins with { wants quotes'],
  ['a % first', 'Bar Sole', '%5 off', '3:7: a text that begins with % wants quotes'],
  ['a & first', 'Bar Sole', '& bar', '3:7: a text that begins with & wants quotes'],
  ['a * first', 'Bar Sole', '*bar', '3:7: a text that begins with * wants quotes'],
  ['a ! first', 'Bar Sole', '!!js/function x', '3:7: a text that begins with ! wants quotes'],
  ['a | first', 'Bar Sole', '| bar', '3:9: a text that begins with | wants quotes'],
  ['a backslash', 'Bar Sole', '"Bar\\Sole"', '3:11: a \\ between "..." is written twice: \\\\'],
  ['a second document', 'name: Bar', '---\nname: Bar', '3:1: a line of --- or ... ends the file here: take it out'],
  [
    'a dash aside',
    'cashBackType: E',
    'stores:\n  - name: A\n   - name: C',
    '7:4: this dash does not stand below the dashes of its list: move the line so that it does',
  ],
])('%s is said once, where it is', (_, from, to, expected) => {
  expect(said(GOOD.replace(from, to))).toEqual([expected])
})

test('whatever is broken, it is one sentence without a word for programmers', () => {
  for (const sign of [
    '\t',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ': ',
    ' #',
    '- ',
    ',',
    '&',
    '*',
    '!',
    '|',
    '>',
    '@',
    '`',
    '%',
    '?',
    '\n ',
    '---\n',
  ]) {
    for (let at = 0; at <= GOOD.length; at += 1) {
      const remarks = said(GOOD.slice(0, at) + sign + GOOD.slice(at))
      expect(remarks.length).toBeLessThan(2)
      expect(remarks.join()).not.toMatch(/YAML|flow|implicit|scalar|token|mapping|sequence|parse|anchor|indicator/i)
    }
  }
})
