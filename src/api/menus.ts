import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { calls, MenuItem } from '#contract/menus.ts'
import { readKept } from '../state/kept.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { keptAtStart, useAtStart } from './at-start.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const Menu = z.array(MenuItem)

const { useMenuQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    menu: build.query({
      ...ask(calls.all),
      ...keptAtStart('menu', (answer: { data: MenuItem[] }) => answer.data),
      providesTags: ['Menus'],
    }),
  }),
})

/** The whole menu of the activity in use. */
export function useMenu(): Shown<MenuItem[]> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useAtStart('menu')
  return withCopy(useMenuQuery(activityId ? { activityId } : skipToken), readKept(copy, Menu))
}
