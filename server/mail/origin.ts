/** Where customers find the app, as far as the operator has said. */
export type Whereabouts = { publicUrl?: string | undefined; confirmedHosts: readonly string[] }

/**
 * Does this host name lead here? The operator says so, or it is below the public address. That a bundle lists it says nothing:
 * whoever wrote that may have named a host of somebody else, or one that leads to himself.
 */
export const isConfirmed = ({ publicUrl, confirmedHosts }: Whereabouts, host: string): boolean =>
  confirmedHosts.includes(host) || (publicUrl !== undefined && host.endsWith(`.${new URL(publicUrl).hostname}`))

/**
 * Where the app of a letter runs: on its activity's own host as the public address does, on one of another name over https,
 * or at the public address where the host is not confirmed. Nothing where there is none.
 */
export function originFor(whereabouts: Whereabouts, host: string | null | undefined): string | undefined {
  const { publicUrl, confirmedHosts } = whereabouts
  if (!host || !isConfirmed(whereabouts, host)) return publicUrl
  if (!publicUrl || confirmedHosts.includes(host)) return `https://${host}`
  const at = new URL(publicUrl)
  at.hostname = host
  return at.origin
}
