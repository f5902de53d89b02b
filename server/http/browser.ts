import type { App, Deps } from './deps.ts'
import { door } from './door.ts'
import { icons } from './icons.ts'
import { images } from './images.ts'
import { manifest } from './manifest.ts'
import { noPage } from './no-page.ts'
import { shell } from './shell.ts'
import { sites } from './site.ts'
import { worker } from './worker.ts'

/** Everything that a browser asks for beside the calls. Mounted after them, since the shell answers every path that is left. */
export function browser(app: App, deps: Deps, dist?: string) {
  const site = sites(deps)
  noPage(app)
  images(app, deps)
  icons(app, site, deps)
  manifest(app, site)
  door(app)
  worker(app, site, deps.settings, dist)
  shell(app, site, deps.settings, dist)
}
