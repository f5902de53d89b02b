const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A paragraph: a text, or a way into the app by itself. */
type Paragraph = string | { label: string; href: string }

const inner = (one: Paragraph) =>
  typeof one === 'string' ? escaped(one) : `<a href="${escaped(one.href)}" style="color:#14594a">${escaped(one.label)}</a>`

/** A plain, readable HTML letter: a heading and its paragraphs. Every text is escaped. */
export function page({ language, heading, paragraphs }: { language: string; heading: string; paragraphs: Paragraph[] }): string {
  const body = paragraphs.map((one) => `<p style="margin:0 0 16px">${inner(one)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:#faf9f5;color:#1b1a17;font:16px/24px system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:20px;line-height:26px;margin:0 0 20px">${escaped(heading)}</h1>
${body}
</div></body></html>
`
}
