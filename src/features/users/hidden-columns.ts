import { useState } from 'react'

const KEY = 'tessera.device.hidden-columns.'

function read(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The columns of a table that are hidden on this device, none at first; names of columns, nothing about people. Spec §3. */
export function useHiddenColumns(table: string) {
  const [hidden, setHidden] = useState(() => read(table))
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]
    setHidden(next)
    try {
      localStorage.setItem(KEY + table, JSON.stringify(next))
    } catch {
      // Hidden until the page is left.
    }
  }
  return { hidden, toggle }
}
