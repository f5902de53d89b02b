import { overdue } from '../data/exports/rows.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { write } from './export.ts'
import { worker } from './job.ts'

/**
 * Every hour: what somebody asked for more than an hour ago and was not written is tried again, also where its own tries are used up.
 * On which host she asked was in the job that was lost: she is told of the bare one, where she logs in.
 */
export const exportSweep = worker(definitions.exportSweep, {
  every: 60,
  retries: 0,
  schedule: '52 * * * *',
  atStart: true,
  async run(_, tools) {
    const left = await works(tools.db, tools.clock, tools.enqueue).run(openScope(), 'reads', overdue)
    await each(left, (id) => write({ id, host: null }, tools))
  },
})
