import { createHash } from 'node:crypto'
import { paletteOf } from '#rules/contrast.ts'
import { activityOf, isDemo, languages } from '../data/hosts/hosts.ts'
import { openScope } from '../work/scope.ts'
import type { Deps } from './deps.ts'

/** Raised when a drawing of icons or screenshots changes, so that their addresses do. */
const DRAWING = '1'
const SECONDS = 4
const OUR_COLOUR = '#14594a'

type Activity = NonNullable<Awaited<ReturnType<typeof activityOf>>>

/** Whose app a host name is, with what its shell, manifest and icons show. */
export type Site = {
  /** Nothing: the bare host, "Tessera". */
  activity:
    | (Pick<Activity, 'id' | 'permalink' | 'tagline' | 'colorText' | 'imgCard'> & { languages: string[]; showMenuApp: boolean })
    | null
  name: string
  shortName: string
  color: string
  /** Hash of the logo's picture. */
  logo: string | null
  /** The tenant's colour where it reads on white; the ground of its icons. */
  solid: string
  /** Names icons and screenshots; changes with whatever they are drawn from. */
  key: string
  demo: boolean
}

export type Sites = {
  at: (host: string | undefined) => Promise<Site | undefined>
  /** The host name of an origin, where it is one of an activity's own; whatever else an origin says is nothing. */
  hostOf: (origin: string) => Promise<string | null>
}

/**
 * Finds the site of a host name and remembers it for seconds.
 * @returns for `at`: nothing for an unknown `<x>.<host>`, which is a 404. SEMANTICS 12
 */
export function sites({ works, settings, clock }: Pick<Deps, 'works' | 'settings' | 'clock'>): Sites {
  const bases = ['localhost', ...(settings.publicUrl ? [new URL(settings.publicUrl).hostname] : [])]
  const known = new Map<string, { until: number; site: Promise<Site | undefined> }>()

  async function find(host: string): Promise<Site | undefined> {
    const isBare = bases.includes(host)
    const base = isBare ? undefined : bases.find((candidate) => host.endsWith(`.${candidate}`))
    const permalink = base && host.slice(0, -base.length - 1)
    const activity = isBare ? undefined : await works.run(openScope(), 'reads', (w) => activityOf(w, host, permalink))
    const demo = !settings.production && (await works.run(openScope(), 'reads', (w) => isDemo(w, activity?.permalink)))
    if (!activity)
      return base ? undefined : drawn({ activity: null, name: 'Tessera', shortName: 'Tessera', color: OUR_COLOUR, logo: null, demo })
    const { id, tagline, colorText, imgCard, name, shortName, color, logo, configuration } = activity
    const codes = await works.run(openScope(id), 'reads', languages)
    return drawn({
      activity: {
        id,
        permalink: activity.permalink,
        tagline,
        colorText,
        imgCard,
        languages: codes,
        showMenuApp: configuration.showMenuApp === true,
      },
      name,
      shortName,
      color,
      logo,
      demo,
    })
  }

  const found: Sites = {
    hostOf: async (origin) => {
      const { host } = new URL(origin)
      return (await found.at(host))?.activity ? nameOf(host) : null
    },
    at(given) {
      const host = nameOf(given)
      const now = clock().getTime()
      const kept = known.get(host)
      if (kept && kept.until > now) return kept.site
      const site = find(host)
      if (known.size > 500) known.clear()
      known.set(host, { until: now + SECONDS * 1000, site })
      site.catch(() => known.delete(host))
      return site
    },
  }
  return found
}

/** The name in a Host header: lower case, without port and final dot. */
export const nameOf = (host: string | undefined): string => (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

function drawn(site: Omit<Site, 'key' | 'solid'>): Site {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, site.logo, site.color, site.activity?.colorText]))
    .digest('hex')
    .slice(0, 16)
  return { ...site, solid: paletteOf(site.color, 'light').solid, key }
}
