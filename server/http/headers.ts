import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Settings } from '../env.ts'
import type { App } from './deps.ts'
import type { InPage } from './in-page.ts'

/** The hash is that of the empty text: Emotion keeps one empty style element and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
/** Browser features that the app never uses. The wake lock of the card, muted video and passkeys stay as they are: our own origin's. */
const OFF =
  'accelerometer display-capture encrypted-media gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking'
/** Stores near here, and codes read by the camera. */
const OWN = ['geolocation=(self)', 'camera=(self)']

/**
 * The content policy of an answer. SEMANTICS 13.
 * @param origins other servers that the app here may call
 * @param page what stands in it, if it is a page of the app
 */
export const contentPolicy = (origins: string[], { scripts, styles }: InPage = { scripts: [], styles: [] }): string => {
  const more = origins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styles].join(' '),
    `img-src 'self' data: blob:${more}`,
    `connect-src 'self'${more}`,
    ...(more ? [`media-src 'self'${more}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On the file of the worker that reads codes, whose own policy it is: WebAssembly there, and nowhere else. SEMANTICS 13. */
export const SCANNER_POLICY = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
}

/** On a picture or a film, whoever made it: opened by itself it runs nothing, asks for nothing, and is of no origin. */
export const PICTURE_POLICY = { 'Content-Security-Policy': "default-src 'none'; sandbox" }

/** Scripts, styles and fonts of the build, but for those of workers, which lie deeper: what a page or a worker is told nobody reads on them. */
const isPart = (path: string) => /^\/assets\/[\w.-]+[.](?:js|css|woff2)$/.test(path)

/**
 * The headers of SEMANTICS 13 on every answer, but for a policy of its own, and on parts of a page alone what is meant for them:
 * the rest would be six hundred bytes on each of some 370 files. Compression, and CORS for the configured origins alone.
 */
export function headers(app: App, { publicUrl, corsOrigins, apiOrigins }: Pick<Settings, 'publicUrl' | 'corsOrigins' | 'apiOrigins'>) {
  const ofPart = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  })
  const ofPage = [
    ...ofPart,
    ...Object.entries({
      'Content-Security-Policy': contentPolicy(apiOrigins),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': [...OFF.split(' ').map((feature) => `${feature}=()`), ...OWN].join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
  ]
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of c.res.ok && isPart(c.req.path) ? ofPart : ofPage)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use(compress())
  if (corsOrigins.length === 0) return
  app.use(
    cors({
      origin: (origin) => (corsOrigins.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key', 'X-Challenge', 'If-None-Match'],
      exposeHeaders: ['Date', 'ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
  )
}
