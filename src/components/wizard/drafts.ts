import type * as z from 'zod/mini'

type Dated = {
  /** Last changed (ms). */
  at: number
}

/** Where the drafts of one wizard are kept on this device. */
export type Drafts<T extends Dated> = {
  /** The draft that was left here, if it is whole and not too old. `now` in ms. */
  read: (now?: number) => T | undefined
  keep: (draft: T) => void
  forget: () => void
}

type Options<T extends Dated> = {
  /** In the storage; one that is not of the device is purged at log-out. */
  key: string
  shape: z.ZodMiniType<T>
  /** What nobody came back to for so long is nobody's (ms). */
  life: number
  /** What is not to be written down is left out. */
  stored?: (draft: T) => Partial<T>
}

/** A storage that refuses keeps a draft as long as the tab. */
export const drafts = <T extends Dated>({ key, shape, life, stored = (draft) => draft }: Options<T>): Drafts<T> => ({
  read: (now = Date.now()) => {
    try {
      const draft = shape.parse(JSON.parse(localStorage.getItem(key) ?? ''))
      return now - draft.at < life ? draft : undefined
    } catch {
      return undefined
    }
  },
  keep: (draft) => {
    try {
      localStorage.setItem(key, JSON.stringify(stored(draft)))
    } catch {
      // It lasts as long as the tab.
    }
  },
  forget: () => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing is there.
    }
  },
})
