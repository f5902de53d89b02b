import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Running } from '../process.ts'
import { median } from './page/pairs.ts'

/** Nothing where a request failed, or none was answered: such a figure is about something else. */
type Figure = number | null
export type Load = { perSecond: Figure; p95: Figure; p99: Figure; cpuUs: Figure }
type Result = { answered: number; failed: number; duration: number; p95: Figure; p99: Figure }

const CONNECTIONS = 20

/** In a process of its own, so that making the requests does not slow the measuring. */
async function cannon(url: string, headers: Record<string, string>, seconds: number): Promise<Result> {
  const args = ['tests/bench/cannon.ts', url, JSON.stringify(headers), String(CONNECTIONS), String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Result
}

/** 20 connections for some seconds, after a short warm-up: requests a second, times in ms, processor time per request in µs. */
export async function press(running: Running, url: string, headers: Record<string, string> = {}, seconds = 4): Promise<Load> {
  await cannon(url, headers, 2)
  const before = running.cpuMs()
  const { answered, failed, duration, p95, p99 } = await cannon(url, headers, seconds)
  if (failed > 0 || answered === 0) {
    console.log(`  ${url}: ${answered} answered, ${failed} failed`)
    return { perSecond: null, p95: null, p99: null, cpuUs: null }
  }
  return { perSecond: answered / duration, p95, p99, cpuUs: ((running.cpuMs() - before) * 1000) / answered }
}

export type PressedSide = { running: Running; url: string; headers?: Record<string, string> }
export type Pair = { ours: Load; floor: Load }

const ROUNDS = 3

/** Does both in turn (AB, BA, AB), so that what else the machine does meets both. */
export async function inTurn(ours: () => Promise<Load>, floor: () => Promise<Load>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const early = round % 2 ? await ours() : undefined
    const least = await floor()
    pairs.push({ ours: early ?? (await ours()), floor: least })
  }
  return pairs
}

/** Presses both in turn. */
export function pressInTurn(ours: PressedSide, floor: PressedSide): Promise<Pair[]> {
  const of = ({ running, url, headers }: PressedSide) => press(running, url, headers)
  return inTurn(
    () => of(ours),
    () => of(floor),
  )
}

/** One figure over another, where both are there. */
export const over = (figure: Figure, least: Figure): Figure => (figure === null || !least ? null : figure / least)

/** One figure of both, and ours over the floor's, each the middle of its rounds. */
export const compared = (pairs: Pair[], figure: keyof Load) => ({
  ours: median(pairs.map(({ ours }) => ours[figure])),
  floor: median(pairs.map(({ floor }) => floor[figure])),
  ratio: median(pairs.map(({ ours, floor }) => over(ours[figure], floor[figure]))),
})
