import { Trans } from '@lingui/react/macro'
import { type LucideIcon, Megaphone, Utensils } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuItem } from '#contract/menus.ts'
import type { Notice } from '#contract/notices.ts'
import { namedIn } from '#rules/see-also.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMenu } from '../../api/menus.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { priceOf } from '../../components/menu/price-of.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { useShortMoment } from '../../components/words/use-short-moment.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWide } from '../../ui/use-wide.ts'
import './see-also.css'

const MOST = 6
const STAYS = { stays: true }

type Thing = { to: string; icon: LucideIcon; image: string | null; name: string; detail: string | undefined; isNotice: boolean }

/** What else there is to look at: the dishes that the notice speaks of, then the other notices with a picture. LOOK phone-7. */
export function SeeAlso({ notice }: { notice: Notice }) {
  const hasMenu = useVisibleEntries().some(({ key }) => key === 'menus')
  return hasMenu ? <OfMenu notice={notice} /> : <Strip notice={notice} menu={[]} />
}

function OfMenu({ notice }: { notice: Notice }) {
  const menu = useMenu()
  return menu.isLoading ? null : <Strip notice={notice} menu={menu.data ?? []} />
}

function Strip({ notice, menu }: { notice: Notice; menu: readonly MenuItem[] }) {
  const { search } = useLocation()
  const isWide = useWide()
  const things = [...useDishes(notice, menu), ...useOthers(notice)].slice(0, MOST)
  if (things.length === 0) return null
  return (
    <section className="see-also">
      <h3>
        <Trans>Vedi anche</Trans>
      </h3>
      <ul>
        {things.map(({ to, icon, image, name, detail, isNotice }) => (
          <li key={to}>
            <Link
              to={isNotice && isWide ? to + search : to}
              replace={isNotice && isWide}
              state={isNotice && isWide ? STAYS : undefined}
              draggable={false}
            >
              <Picture image={image} icon={icon} sizes="164px" />
              <strong dir="auto">{name}</strong>
              {detail ? <span className="small quiet">{detail}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By the words in which both were written, whatever language she reads. */
function useDishes({ title, subTitle, message }: Notice, menu: readonly MenuItem[]): Thing[] {
  const { language } = useLanguage()
  const withCurrency = useConfiguration()?.showCurrency ?? true
  return namedIn([title, subTitle, message].join(' '), menu).map((dish) => ({
    to: `/menus/${encodeURIComponent(dish.id)}`,
    icon: Utensils,
    image: dish.image,
    name: textOf(dish, 'name', language),
    detail: priceOf(dish, withCurrency),
    isNotice: false,
  }))
}

function useOthers({ id: open }: Notice): Thing[] {
  const { language } = useLanguage()
  const short = useShortMoment(useConfiguration()?.zone ?? 'Europe/Rome')
  const rows = useInbox().data?.rows ?? []
  return rows.flatMap(({ created, notice }) =>
    notice.id === open || notice.image === null
      ? []
      : {
          to: `/notices/${encodeURIComponent(notice.id)}`,
          icon: Megaphone,
          image: notice.image,
          name: textOf(notice, 'title', language),
          detail: short(created),
          isNotice: true,
        },
  )
}
