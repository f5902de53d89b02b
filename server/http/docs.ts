import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Text = HtmlEscapedString | Promise<HtmlEscapedString>
type Content = Record<string, { schema: unknown }>
type Operation = {
  tags: string[]
  description?: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
type Description = {
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

const schema = (label: string, content: Content = {}) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details><summary>${label}${type === 'application/json' ? '' : `: ${type}`}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
  )

const parameters = (rows: Operation['parameters']) =>
  rows.length === 0
    ? ''
    : html`<table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Form</th></tr></thead><tbody>${rows.map(
        (row) =>
          html`<tr><td><code>${row.name}</code></td><td>${row.in}</td><td>${row.required ? 'yes' : ''}</td><td><code>${JSON.stringify(row.schema)}</code></td></tr>`,
      )}</tbody></table>`

const call = (path: string, method: string, operation: Operation): Text =>
  html`<section><h3><b>${method.toUpperCase()}</b> ${path}</h3>${operation.description ? html`<p>${operation.description}</p>` : ''}${parameters(operation.parameters)}${schema('Body', operation.requestBody?.content)}${schema('Answer', operation.responses['200']?.content)}</section>`

/** The description as one plain page: no script, no style of its own but `/api/docs.css`. */
export function docs({ info, tags, paths }: Description): Text {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>${info.title} API</h1>
        <p>${rows.length} calls. The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
        <p>${raw(info.description.replace(/[&<>"]/g, '').replace(/`([^`]*)`/g, '<code>$1</code>'))}</p>
        ${tags.map(
          ({ name }) =>
            html`<h2>${name}</h2>${rows.filter((row) => row.operation.tags.includes(name)).map((row) => call(row.path, row.method, row.operation))}`,
        )}
      </body>
    </html>`
}
