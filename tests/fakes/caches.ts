/** The browser's cache storage in memory: by address alone, as the worker uses it. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const address = (request: RequestInfo | URL) => (request instanceof Request ? request.url : new URL(request, 'https://our.example').href)
  const cache = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (request: RequestInfo | URL, response: Response): Promise<void> => {
        store.set(address(request), response)
      },
      match: async (request: RequestInfo | URL) => store.get(address(request))?.clone(),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => store.delete(address(request)),
    }
  }
  return {
    /** What lies where, for the test to look at. */
    stores,
    open: async (name: string) => cache(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(address(request))?.clone(),
  }
}
