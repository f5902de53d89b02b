import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Running } from '../process.ts'
import { median } from './page/pairs.ts'

export type Load = { perSecond: number; p99: number; cpuUs: number; failed: number }
type Result = { '2xx': number; non2xx: number; errors: number; duration: number; latency: { p99: number } }

const CONNECTIONS = 20

/** In a process of its own, so that making the requests does not slow the measuring. */
async function cannon(url: string, headers: Record<string, string>, seconds: number): Promise<Result> {
  const wishes = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = ['node_modules/autocannon/autocannon.js', '--json', '-c', String(CONNECTIONS), '-d', String(seconds), ...wishes, url]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 })
  return JSON.parse(stdout) as Result
}

/** 20 connections for some seconds, after a short warm-up: requests a second, p99 in ms, processor time per request in µs. */
export async function press(running: Running, url: string, headers: Record<string, string> = {}, seconds = 6): Promise<Load> {
  await cannon(url, headers, 2)
  const before = running.cpuMs()
  const result = await cannon(url, headers, seconds)
  const answered = result['2xx']
  return {
    perSecond: answered / result.duration,
    p99: result.latency.p99,
    cpuUs: ((running.cpuMs() - before) * 1000) / Math.max(1, answered),
    failed: result.non2xx + result.errors,
  }
}

type Side = { running: Running; url: string; headers?: Record<string, string> }
type Pair = { ours: Load; floor: Load }

const ROUNDS = 3

/** Presses both in turn (AB, BA, AB), so that what else the machine does meets both. */
export async function pressInTurn(ours: Side, floor: Side): Promise<Pair[]> {
  const pairs: Pair[] = []
  const of = ({ running, url, headers }: Side) => press(running, url, headers)
  for (let round = 0; round < ROUNDS; round += 1) {
    const early = round % 2 ? await of(ours) : undefined
    const least = await of(floor)
    pairs.push({ ours: early ?? (await of(ours)), floor: least })
  }
  return pairs
}

/** One figure of both, and ours over the floor's, each the middle of its rounds. */
export const compared = (pairs: Pair[], figure: keyof Load) => ({
  ours: median(pairs.map(({ ours }) => ours[figure])),
  floor: median(pairs.map(({ floor }) => floor[figure])),
  ratio: median(pairs.map(({ ours, floor }) => ours[figure] / floor[figure])),
})
