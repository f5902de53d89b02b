import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Keeps what is typed into a form in a draft, letter by letter: nothing of it is lost. */
export function useKept<T extends FieldValues>({ subscribe }: UseFormReturn<T>, keep: (answers: T) => void): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])
}
