import { isJson } from '#rules/answers.ts'
import { KEPT_HEADER, PATIENCE } from '#rules/offline.ts'
import { keepCopy, readCopy } from './copies.ts'
import { epochNow } from './epoch.ts'

type Ask = {
  request: Request
  /** Where its copy lies. */
  key: string
  /** Keeps the worker alive until it is done. */
  wait: (job: Promise<unknown>) => void
}

/** Past the browser's own cache, which knows no customers; an unchanged answer costs no body. */
function ask(request: Request, copy: Response | undefined): Promise<Response> {
  const etag = copy?.headers.get('etag')
  const headers = new Headers(request.headers)
  if (etag && new URL(request.url).origin === self.location.origin) headers.set('if-none-match', etag)
  return fetch(new Request(request, { headers, cache: 'no-store' }))
}

/** The server's answer, with the work of keeping it. 304: the copy is the answer, as of now. A page in its place is none. */
async function fresh(asked: Ask, epoch: number, copy?: Response): Promise<{ response: Response; keeping: Promise<unknown> }> {
  const { request, key } = asked
  const said = await ask(request, copy)
  const again = said.status === 304 ? await readCopy(key) : undefined
  if (said.status === 304 && !again) return fresh(asked, epoch)
  if (copy && !again && !isJson(said.headers.get('content-type'))) throw new TypeError('Somebody else answered')
  const response = again ? undated(again) : said
  return { response, keeping: keepCopy(key, response.clone(), epoch) }
}

function undated({ body, headers }: Response): Response {
  const bare = new Headers(headers)
  bare.delete(KEPT_HEADER)
  return new Response(body, { headers: bare })
}

/**
 * Network first: the copy answers when the device is offline, the network fails, or is silent for four seconds; it says
 * in `x-tessera-kept` of when it is. What comes late is kept for the next time. Spec §9, SEMANTICS 10.
 */
export async function networkFirst(asked: Ask): Promise<Response> {
  const epoch = epochNow()
  const copy = await readCopy(asked.key)
  if (copy && !navigator.onLine) return copy
  const job = fresh(asked, epoch, copy)
  asked.wait(job.then(({ keeping }) => keeping).catch(() => undefined))
  const answer = job.then(({ response }) => response)
  if (!copy) return answer
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Response>((done) => {
    timer = setTimeout(() => done(copy), PATIENCE)
  })
  return Promise.race([answer.catch(() => copy), silence]).finally(() => clearTimeout(timer))
}
