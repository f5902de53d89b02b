import { useState } from 'react'
import { useStores } from '../../../api/stores.ts'

/** About the device, not about a person: it survives a logout. */
const KEY = 'tessera.device.till-store'

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** In which store this till stands, as was said here last; '' if nobody has said it. */
export function useTillStore() {
  const stores = useStores().data ?? []
  const [chosen, setChosen] = useState(read)
  const setStore = (id: string) => {
    setChosen(id)
    try {
      localStorage.setItem(KEY, id)
    } catch {
      // It holds until the page is left.
    }
  }
  return { stores, storeId: stores.some(({ id }) => id === chosen) ? chosen : '', setStore }
}
