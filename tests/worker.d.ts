// The tests are compiled with the globals of a page: what the modules of the worker use of theirs.
interface WindowClient {
  readonly focused: boolean
  readonly frameType: string
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

interface ExtendableEvent extends Event {
  waitUntil(job: Promise<unknown>): void
}

interface ServiceWorkerGlobalScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
  }
}

interface PushMessageData {
  text(): string
}

interface PushSubscriptionChangeEvent {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}
