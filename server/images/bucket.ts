/** Where a bucket is, and the keys to it. */
export type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/**
 * Reads `IMAGES_S3_URL`: `https://KEY:SECRET@endpoint/bucket?region=eu-south-1`.
 * @returns the settings of the bucket, or nothing when the address has not this form
 */
export function readBucket(address: string): Bucket | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const name = url?.pathname.slice(1)
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !name || name.includes('/')) return
  return {
    endpoint: url.origin,
    bucket: name,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
