import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { calls, MenuItem } from '#contract/menus.ts'
import type { Session } from '../state/session.ts'
import { readKept } from '../state/kept.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { keeping } from './keep.ts'
import { type Shown, shown } from './shown.ts'

const Menu = z.array(MenuItem)

const { useMenuQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    menu: build.query({
      ...ask(calls.all),
      providesTags: ['Menus'],
      onQueryStarted: keeping('menu', (answer: { data: MenuItem[] }) => answer.data),
    }),
  }),
})

/** The whole menu of the activity in use. */
export function useMenu(): Shown<MenuItem[]> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useSelector((state: { snapshot: Snapshot }) => (activityId ? state.snapshot.byActivity[activityId]?.menu : undefined))
  const query = useMenuQuery(activityId ? { activityId } : skipToken)
  return shown({ ...query, data: query.currentData?.data }, readKept(copy, Menu))
}
