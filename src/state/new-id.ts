/** An id that nobody else makes; also where the page came without https, and the browser makes no UUID. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
