import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { PublishedMenu } from '#contract/menus.ts'
import { readDoor } from '#rules/door.ts'
import { tableIn } from '#rules/tables.ts'
import { useActivityAtQuery } from '../../../api/activities.ts'
import type { Failure } from '../../../api/base-query.ts'
import type { Shown } from '../../../api/kept.ts'
import { usePublishedMenu } from '../../../api/menus.ts'
import { host } from '../../../state/host.ts'
import { sitDown } from '../../../state/table.ts'
import { applyTenant, undress } from '../../../theme/tenant.ts'

/** Whose menu it is and at which of its tables, with the menu; `isMissing`: there is no such door here. */
export type OpenDoor = Omit<Shown<PublishedMenu>, 'isStale'> & { table: string | undefined; isMissing: boolean }

/** The activity's id: that of the host, or on the bare host that of its permalink. */
function useActivityAt(permalink: string | undefined) {
  const isHosts = host.activity !== null && host.activity.permalink === permalink
  const asked = useActivityAtQuery(permalink && !isHosts ? { permalink } : skipToken)
  return {
    id: isHosts ? host.activity?.id : asked.currentData?.data.activityId,
    failure: asked.error as Failure | undefined,
    retry: () => void (asked.isUninitialized || asked.refetch()),
  }
}

/** What was asked before the worker was there is asked once more when it is: it keeps what goes through it, and the next time nobody needs a network. */
function useForOffline(again: () => void) {
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    if (!worker || worker.controller) return
    worker.addEventListener('controllerchange', again, { once: true })
    return () => worker.removeEventListener('controllerchange', again)
  })
}

/** The door of this address. The page wears the house's colours, and the table is remembered for today. */
export function useDoor(): OpenDoor {
  const parts = (useParams()['*'] ?? '').split('/').filter(Boolean)
  const door = readDoor(parts, host.activity?.permalink)
  const activity = useActivityAt(door?.permalink)
  const menu = usePublishedMenu(activity.id)
  const house = menu.data?.house
  const table = tableIn(house?.configuration.tables, door?.table)
  const retry = () => {
    activity.retry()
    menu.retry()
  }
  useForOffline(retry)

  useLayoutEffect(() => {
    if (!house) return
    applyTenant(house.activity.color, house.activity.colorText)
    return host.activity ? undefined : undress
  }, [house])

  const [id, zone] = [house?.activity.id, house?.configuration.zone]
  useEffect(() => {
    if (id && zone && table) sitDown(id, table, zone)
  }, [id, zone, table])

  const failure = activity.failure ?? menu.failure
  const isMissing = !door || (!menu.data && (failure?.status === 404 || failure?.status === 400))
  return { data: menu.data, at: menu.at, isLoading: !menu.data && !failure && !isMissing, failure, retry, table, isMissing }
}
