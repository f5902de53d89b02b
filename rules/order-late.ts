import type { Order } from '#contract/orders.ts'

/** Is an order still being made past the time for which it was promised? @param now milliseconds */
export const isLate = ({ progress, readyBy }: Pick<Order, 'progress' | 'readyBy'>, now: number): boolean =>
  progress === 'accepted' && readyBy !== null && Date.parse(readyBy) < now
