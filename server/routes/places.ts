import { calls } from '#contract/places.ts'
import * as places from '../data/places.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.nations, async (paging, _, { language }) => places.all(paging, language))
  serve(server, calls.countries, async ({ activityId, ...paging }, w, { language }) =>
    activityId === undefined ? places.all(paging, language) : places.ofActivity(w, paging, language),
  )
  serve(server, calls.countriesOfActivity, (paging, w, { language }) => places.ofActivity(w, paging, language))
}
