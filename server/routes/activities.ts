import { calls } from '#contract/activities.ts'
import * as activities from '../data/activities/activities.ts'
import { type Server, serve } from '../http/serve.ts'

/** Spec §7, Activities. */
export function routes(server: Server) {
  serve(server, calls.mine, (paging, w) => activities.mine(w, paging))
  serve(server, calls.allPublished, (wish, w) => activities.allPublished(w, wish))
  serve(server, calls.published, (_, w) => activities.one(w))
  serve(server, calls.byPermalink, ({ permalink }, w) => activities.byPermalink(w, permalink))
  serve(server, calls.publishedConfiguration, (_, w) => activities.configuration(w))
  serve(server, calls.configuration, (_, w) => activities.configuration(w))
  serve(server, calls.images, (paging, w) => activities.images(w, paging))
  serve(server, calls.video, (_, w) => activities.video(w))
}
