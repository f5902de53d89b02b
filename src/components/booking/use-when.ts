import { useState } from 'react'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../words/use-minute.ts'
import type { When } from './when.ts'

/** What she chooses, as long as it is to come on the wall of the place: a day or a time that is over meanwhile is given up. */
export function useWhen(first: When | (() => When) = {}) {
  const [chosen, setWhen] = useState<When>(first)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = onTheWall(zone, useMinute())
  const { date, time, operatorId } = chosen
  const isDayOver = date !== undefined && date < now.day
  const isOver = isDayOver || (date === now.day && time !== undefined && time <= now.time)
  const when: When = isOver ? { operatorId, ...(!isDayOver && { date }) } : chosen
  return { when, setWhen, isOver }
}
