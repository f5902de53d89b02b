import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How slow the phone and its network are: processor slowdown, round trip in ms, bits per second (0 = as they come). `slow` is
 * a slow phone on a good network: what a tap costs there is the app's own work.
 */
export const PROFILES = {
  slow4g: { cpu: 4, rtt: 400, down: 1_600_000, up: 750_000 },
  slow: { cpu: 4, rtt: 20, down: 0, up: 0 },
  near: { cpu: 1, rtt: 20, down: 0, up: 0 },
  none: { cpu: 1, rtt: 0, down: 0, up: 0 },
}
export type ProfileName = keyof typeof PROFILES
type Profile = (typeof PROFILES)[ProfileName]

/** One packet's worth that the shaped link lets through at once. */
const PART = 2920

/**
 * A link in front of a server: one bandwidth and a delay each way, a count of bytes, and a switch for "no network". Shaping
 * here slows and counts the service worker's own traffic too, which the browser's own throttling misses.
 */
export class Relay {
  bytes = 0
  /** Connections that were asked for while there was no network. */
  refused = 0
  lastByte = 0
  online = true
  profile: Profile = PROFILES.none
  readonly #sockets = new Set<Socket>()
  readonly #busyUntil = { down: 0, up: 0 }
  readonly #server = createServer((client) => this.#join(client))
  readonly #target: URL

  constructor(target: URL) {
    this.#target = target
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return (this.#server.address() as AddressInfo).port
  }

  /** Breaks every open connection, so that none outlives a change of profile. */
  drop() {
    for (const socket of this.#sockets) socket.destroy()
  }

  close() {
    this.drop()
    this.#server.close()
  }

  #join(client: Socket) {
    if (!this.online) {
      this.refused += 1
      client.destroy()
      return
    }
    const upstream = connect(Number(this.#target.port || 80), '127.0.0.1')
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket)
      socket
        .setNoDelay(true)
        .on('error', () => socket.destroy())
        .on('close', () => this.#sockets.delete(socket))
    }
    void this.#pump(client, upstream, 'up')
    void this.#pump(upstream, client, 'down')
  }

  /** A connection keeps the profile that it was opened under. */
  async #pump(from: Socket, to: Socket, way: 'down' | 'up') {
    const { rtt, [way]: rate } = this.profile
    try {
      if (way === 'up' && rtt) await sleep(rtt) // TCP's own round trip
      for await (const chunk of from as AsyncIterable<Buffer>) {
        this.lastByte = Date.now()
        if (way === 'down') this.bytes += chunk.length
        if (rate) await this.#trickle(chunk, to, { way, rtt, rate })
        else to.write(chunk)
      }
      setTimeout(() => to.end(), rtt / 2)
    } catch {
      to.destroy()
    }
  }

  async #trickle(chunk: Buffer, to: Socket, { way, rtt, rate }: { way: 'down' | 'up'; rtt: number; rate: number }) {
    for (let at = 0; at < chunk.length; at += PART) {
      const part = chunk.subarray(at, at + PART)
      this.#busyUntil[way] = Math.max(Date.now(), this.#busyUntil[way]) + (part.length * 8000) / rate
      await sleep(Math.max(0, this.#busyUntil[way] - Date.now()))
      setTimeout(() => to.destroyed || to.write(part), rtt / 2)
    }
  }
}
