import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Answers } from './draft.ts'

/** Keeps what is typed into a form on the device, letter by letter: nothing of it is lost. */
export function useKept<T extends Partial<Answers>>({ subscribe }: UseFormReturn<T>, keep: (answers: T) => void): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])
}
