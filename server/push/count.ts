import { Counter } from 'prom-client'

/** Pushes handed to push services, by what these said; `/metrics` shows it. */
export const handedOver = new Counter({
  name: 'push_messages_total',
  help: 'Pushes handed to push services, by outcome',
  labelNames: ['outcome'],
  registers: [],
})
