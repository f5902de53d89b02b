import autocannon from 'autocannon'

// Presses one address over so many connections, in a process of its own; what came of it, as JSON, on the way out.
const [url = '', headers = '{}', connections = '20', seconds = '6'] = process.argv.slice(2)

/** Exact, where autocannon's own histogram has whole milliseconds and no 95th. */
const times: number[] = []
const cannon = autocannon({
  url,
  headers: JSON.parse(headers) as Record<string, string>,
  connections: Number(connections),
  duration: Number(seconds),
})
cannon.on('response', (_client, _status, _bytes, ms) => times.push(ms))
const result = await cannon
const sorted = Float64Array.from(times).sort()
const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
const { '2xx': answered, non2xx, errors, duration } = result
process.stdout.write(JSON.stringify({ answered, failed: non2xx + errors, duration, p95: quantile(0.95), p99: quantile(0.99) }))
