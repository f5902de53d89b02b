import { type ComponentType, useLayoutEffect, useState } from 'react'

/**
 * A component whose code comes when it is first shown; from then on it is drawn at once. Until then stands `Waiting` in its
 * place, or nothing. React's own `lazy` keeps what stands there for 300 ms, even where the code is there after ten.
 * @returns the component, `fetch` to have its code beforehand, and whether it is there
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>, Waiting?: ComponentType<P>) {
  let There: ComponentType<P> | undefined
  const fetch = async () => {
    There ??= await load()
    return There
  }
  function Part(props: P) {
    const [Shown, show] = useState(() => There)
    const [failure, fail] = useState<unknown>()
    useLayoutEffect(() => {
      if (!Shown) fetch().then((loaded) => show(() => loaded), fail)
    }, [Shown])
    // To the nearest boundary, as if it had been drawn.
    if (failure) throw failure
    if (Shown) return <Shown {...props} />
    return Waiting ? <Waiting {...props} /> : null
  }
  return Object.assign(Part, { fetch, isThere: () => There !== undefined })
}
