import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { calls, MenuItem, type PublishedMenu } from '#contract/menus.ts'
import { readKept } from '../state/kept.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { keptAtStart, useAtStart } from './at-start.ts'
import { ask, type Meta } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const Menu = z.array(MenuItem)

const { useMenuQuery, usePublishedMenuQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    menu: build.query({ ...keptAtStart(calls.all, 'menu', ({ data }) => data), providesTags: ['Menus'] }),
    publishedMenu: build.query({
      ...ask(calls.published),
      transformResponse: (menu: PublishedMenu, meta: Meta | undefined) => ({ ...menu, at: meta?.at }),
    }),
  }),
})

/** The whole menu of the activity in use. */
export function useMenu(): Shown<MenuItem[]> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useAtStart('menu')
  return withCopy(useMenuQuery(activityId ? { activityId } : skipToken), readKept(copy, Menu))
}

/** The published menu of an activity with whose it is, for everybody; without a network the worker has it. */
export function usePublishedMenu(id: string | undefined): Shown<PublishedMenu> {
  const query = usePublishedMenuQuery(id ? { id } : skipToken)
  return { ...withCopy<PublishedMenu>(query, undefined), at: query.currentData?.at }
}
