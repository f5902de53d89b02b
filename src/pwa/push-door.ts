import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Device, DeviceFacts } from '#contract/devices.ts'
import { CACHES } from '#rules/offline.ts'
import { PUSH_STATE, type PushState } from '#rules/push.ts'
import type { Failure } from '../api/base-query.ts'
import { devices } from '../api/devices.ts'
import { claimsOf, type Session } from '../state/session.ts'
import { deviceId } from './device-id.ts'
import { leavePush } from './push-drop.ts'

/** What push needs of the store. */
export type Door = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; getState: () => { session: Session } }

export const ownerOf = ({ getState }: Door): string | undefined => claimsOf(getState().session.token).sub

/** One after the other, in all tabs: the start must not undo what a switch has just done. */
export const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('tessera.push', task) as Promise<T>) : task()

/** Tells the server what this device is; the answer is the device as the server has it now. */
export async function save({ dispatch }: Door, facts: DeviceFacts): Promise<{ device?: Device; failure?: Failure }> {
  const { data, error } = await dispatch(devices.endpoints.saveDevice.initiate(facts, { track: false }))
  return data ? { device: data.data } : { failure: error as Failure }
}

/** The key that subscriptions are made for, asked anew: the server may have another. */
export async function serverKey({ dispatch }: Door): Promise<string | undefined> {
  const { data } = await dispatch(devices.endpoints.pushKey.initiate({}, { subscribe: false, forceRefetch: true }))
  return data?.data.publicKey
}

async function keepState(state: PushState) {
  try {
    await (await caches.open(CACHES.push)).put(PUSH_STATE, new Response(JSON.stringify(state)))
  } catch {
    // Where storage is denied the worker knows nobody, and shows nothing personal.
  }
}

/**
 * Leaves the worker what it must know: who is in, and how her pushes come here.
 * @param owner who was in at the beginning; whoever went out meanwhile leaves nothing
 */
export async function settle(door: Door, owner: string | undefined, endpoint: string | undefined, publicKey?: string): Promise<void> {
  const stays = () => owner !== undefined && ownerOf(door) === owner
  if (owner && stays()) await keepState({ owner, deviceId: deviceId(), endpoint: endpoint ?? null, publicKey: publicKey ?? null })
  if (stays()) return
  await Promise.allSettled([caches.delete(CACHES.push), leavePush()])
}
