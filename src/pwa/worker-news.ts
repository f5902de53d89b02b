import { readPath } from '#rules/languages.ts'
import { safePath } from '#rules/paths.ts'
import { isWorkerNews, type WorkerNews } from '#rules/push.ts'

export type Push = Omit<Extract<WorkerNews, { type: 'PUSH_RECEIVED' }>, 'type'>

function listen(hear: (news: WorkerNews, answer: () => void) => void): () => void {
  const worker = navigator.serviceWorker
  if (!worker) return () => {}
  const read = ({ data, ports }: MessageEvent<unknown>) => {
    if (isWorkerNews(data)) hear(data, () => ports[0]?.postMessage('done'))
  }
  worker.addEventListener('message', read)
  worker.startMessages()
  return () => worker.removeEventListener('message', read)
}

/** Tells of each push that this browser shows to whoever is logged in. @returns how to stop */
export const onPush = (tell: (push: Push) => void): (() => void) =>
  listen((news) => {
    if (news.type === 'PUSH_RECEIVED') tell({ receipt: news.receipt, notice: news.notice })
  })

/**
 * A tap on a notification wants a page of the app: `go` is given its path without language prefix, as she reads on in the
 * language she is in. The worker is told that it was heard; else it loads the page anew. @returns how to stop
 */
export const onOpen = (go: (path: string) => void): (() => void) =>
  listen((news, answer) => {
    const path = news.type === 'OPEN' ? safePath(news.path) : undefined
    if (!path) return
    answer()
    go(readPath(path).path)
  })
