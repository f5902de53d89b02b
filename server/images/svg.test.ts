import { expect, test } from 'vitest'
import { readPicture } from './picture.ts'
import { lookThrough } from './svg.ts'

const SVG =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:rdf="rdf:" xmlns:sodipodi="s:" xmlns:inkscape="i:" width="9" height="9"'
const svg = (inside: string, before = '') => new TextEncoder().encode(`${before}<svg ${SVG}>${inside}</svg>`)
const wrong = async (bytes: Uint8Array) => ((await readPicture(bytes)) as { wrong?: string }).wrong

const SCRIPT = /^The SVG has a script in it [(]<[\w:]+>[)][.]$/
const HANDLER = /^The SVG has a handler in it [(].+[)][.]$/
const ADDRESS = 'The SVG has a javascript: address in it.'
const FOREIGN = /^The SVG has another kind of document in it [(]<[\w:]+>[)][.]$/
const OUTSIDE = /^The SVG refers to something outside itself [(].+[)][.]$/
const NESTED = 'The SVG has another SVG in it, as data.'
const ENTITIES = /^The SVG has a document type of its own/

test.each<[string, string | RegExp]>([
  ['<script>alert(1)</script>', SCRIPT],
  ['<g><Script href="#a"/></g>', SCRIPT],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>', SCRIPT],
  ['<handler type="x">1</handler>', SCRIPT],
  ['<rect onload="alert(1)"/>', HANDLER],
  ['<rect ONCLICK="1"/>', HANDLER],
  ['<set attributeName="onmouseover" to="alert(1)"/>', HANDLER],
  ['<a href="javascript:alert(1)"><text>x</text></a>', ADDRESS],
  ['<a xlink:href=" java&#10;script&#58;alert(1)"><text>x</text></a>', ADDRESS],
  ['<animate attributeName="x" values="#a;javascript:alert(1)"/>', ADDRESS],
  ['<style>a { background: url(javascript:alert(1)) }</style>', ADDRESS],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', FOREIGN],
  ['<iframe src="#a"/>', FOREIGN],
  ['<h:body xmlns:h="http://www.w3.org/1999/xhtml"/>', FOREIGN],
  ['<image href="https://example.com/a.png"/>', OUTSIDE],
  ['<image href="//example.com/a.png"/>', OUTSIDE],
  ['<use xlink:href="other.svg#a"/>', OUTSIDE],
  ['<image href="/etc/passwd"/>', OUTSIDE],
  ['<g xml:base="https://example.com/"/>', OUTSIDE],
  ['<animate attributeName="href" to="#a"/>', OUTSIDE],
  ['<rect fill="url(https://example.com/#a)"/>', OUTSIDE],
  ['<rect style="fill: URL( \'https://example.com/#a\' )"/>', OUTSIDE],
  ['<rect style="fill: u\\72 l(https://example.com/#a)"/>', OUTSIDE],
  ['<style><![CDATA[@import "https://example.com/a.css";]]></style>', OUTSIDE],
  ['<style>@\\69mport "a.css";</style>', OUTSIDE],
  ['<style>a { background: image-set("https://example.com/a.png" 1x) }</style>', OUTSIDE],
  ['<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>', OUTSIDE],
  ['<style>@imp<!-- -->ort "a.css";</style>', OUTSIDE],
  ['<style>@import "a.css";<g/></style>', OUTSIDE],
  ['<style>a { background: image-set("#a" 1x, "https://example.com/a.png" 2x) }</style>', OUTSIDE],
  ['<image href="data:image/svg+xml;base64,AA"/>', NESTED],
  ['<image href="DATA:Image/SVG+xml,AA"/>', NESTED],
])('%s is refused', async (inside, why) => {
  expect(await wrong(svg(inside))).toEqual(typeof why === 'string' ? why : expect.stringMatching(why))
})

test.each([
  ['<?xml-stylesheet href="https://example.com/a.css"?>', OUTSIDE],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', ENTITIES],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [ ]>', ENTITIES],
])('%s before it is refused', async (before, why) => {
  expect(await wrong(svg('<rect/>', before))).toMatch(why)
})

test.each([
  '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="stroke: url(\'#a\')"/>',
  '<use href="#a"/><a xlink:href="#a"><text>x</text></a>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>.a { fill: #fff } /* one */</style><rect class="a"/>',
  '<metadata><rdf:about resource="https://example.com/licence"/></metadata>',
  '<sodipodi:namedview inkscape:version="1.0" description="online once"/>',
  '<text>alert(1) on https://example.com</text><title>JavaScript: the parts</title><desc>onload=""</desc>',
  '<metadata><?xpacket begin=""?></metadata><!-- <script>1</script> -->',
])('%s is drawn', async (inside) => {
  expect(await wrong(svg(inside))).toBeUndefined()
})

test('what drawing programs write before it is read over', async () => {
  const before = '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n'
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  expect(await wrong(svg('<rect/>', before + type))).toBeUndefined()
})

test('one in another encoding is not looked through, so it is not read', async () => {
  const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?><svg ${SVG}><script>1</script></svg>`, 'utf16le')
  expect(await wrong(utf16)).toMatch(/^The file is not a picture/)
  expect(lookThrough(utf16)?.wrong).toMatch(/^The SVG cannot be read [(]line 1: .+[)][.]$/)
})
