const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A paragraph: a text, a way into the app by itself (`key`: drawn as one), or a code to copy. */
export type Paragraph = string | { label: string; href: string; key?: true } | { code: string }

/** Light colours stand in the letter itself, for readers who know no style sheet; dark ones in the sheet, for those who do. */
export const LIGHT = { ground: '#faf9f5', text: '#1b1a17', link: '#14594a', raised: '#efece3', onKey: '#ffffff' }
export const DARK = { ground: '#1a1815', text: '#f1eee7', link: '#7fd0bb', raised: '#26241f', onKey: '#0d211c' }

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:${DARK.ground}!important;color:${DARK.text}!important}
.link{color:${DARK.link}!important}.raised{background:${DARK.raised}!important;color:${DARK.text}!important}
.key{background:${DARK.link}!important;color:${DARK.onKey}!important}}`

const CODE = `display:inline-block;padding:12px 20px;border-radius:12px;background:${LIGHT.raised};font:600 28px/36px ui-monospace,monospace;letter-spacing:6px`
const KEY = `display:inline-block;padding:12px 24px;border-radius:24px;background:${LIGHT.link};color:${LIGHT.onKey};text-decoration:none;font-weight:600`

function inner(one: Paragraph): string {
  if (typeof one === 'string') return escaped(one)
  if ('code' in one) return `<span class="raised" style="${CODE}">${escaped(one.code)}</span>`
  const [look, style] = one.key ? ['key', KEY] : ['link', `color:${LIGHT.link}`]
  return `<a class="${look}" href="${escaped(one.href)}" style="${style}">${escaped(one.label)}</a>`
}

/** A plain, readable HTML letter, on a light and on a dark ground: a heading and its paragraphs. Every text is escaped. */
export function page({ language, heading, paragraphs }: { language: string; heading: string; paragraphs: Paragraph[] }): string {
  const body = paragraphs.map((one) => `<p style="margin:0 0 16px">${inner(one)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(heading)}</title>
<style>${STYLE}</style></head>
<body class="ground" style="margin:0;background:${LIGHT.ground};color:${LIGHT.text};font:16px/24px system-ui,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:20px;line-height:26px;margin:0 0 20px">${escaped(heading)}</h1>
${body}
</div></body></html>
`
}

const plain = (one: Paragraph) => (typeof one === 'string' ? one : 'code' in one ? one.code : `${one.label}: ${one.href}`)

/** The same as text. */
export const plainText = (paragraphs: Paragraph[]): string => `${paragraphs.map(plain).join('\n\n')}\n`

/** A letter of a heading, which is its subject too, and its paragraphs, as text and as HTML. */
export const letterOf = (language: string, heading: string, paragraphs: Paragraph[]) => ({
  subject: heading,
  text: plainText(paragraphs),
  html: page({ language, heading, paragraphs }),
})
