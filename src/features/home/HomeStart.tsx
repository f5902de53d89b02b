import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, type LucideIcon, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import { firstSteps, type FirstStep } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMenu } from '../../api/menus.ts'
import { useStores } from '../../api/stores.ts'
import { menuIcon } from '../../components/activity/menu-icon.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'

const NONE: readonly string[] = []

/**
 * What one can do here, in the activity's own pictures, as long as it has nothing new to show: where a new customer begins.
 * @param beside pictures that home shows anyway, which do not stand there twice
 */
export function HomeStart({ beside = NONE }: { beside?: readonly string[] }) {
  const steps = firstSteps(useVisibleEntries())
  const words = useStepWords()
  const pictures = useStepPictures(steps, beside)
  if (steps.length === 0) return null
  return (
    <section>
      <div className="home-head">
        <h2>
          <Trans>Per cominciare</Trans>
        </h2>
      </div>
      <ul>
        {steps.map(({ key, path }, at) => {
          const { title, text, Icon } = words[key]
          const { image, isLoading } = pictures[at] ?? { image: null, isLoading: false }
          return (
            <li key={key}>
              <Link className="home-notice" to={path}>
                {isLoading ? (
                  <Skeleton className="picture" />
                ) : (
                  <Picture image={image} icon={Icon} sizes="(min-width: 1024px) 640px, 100vw" isFirst={at === 0} />
                )}
                <span className="home-notice-words">
                  <strong>{title}</strong>
                  <span className="home-notice-text">{text}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Words = { title: string; text: string; Icon: LucideIcon }

function useStepWords(): Record<FirstStep['key'], Words> {
  const { t } = useLingui()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const own = configuration && textOf(configuration, 'menuTextApp', language)
  const isFood = configuration?.menuType === 'R'
  return {
    menus: {
      title: (!isFood && own) || t`Sfoglia il menù`,
      text: isFood ? t`Piatti, prezzi e allergeni, anche senza rete` : t`Guarda con calma, con i prezzi, anche senza rete`,
      Icon: menuIcon(configuration?.menuType),
    },
    booking: { title: t`Prenota un appuntamento`, text: t`Scegli il servizio: vedi subito le ore libere`, Icon: CalendarDays },
    tables: { title: t`Prenota un tavolo`, text: t`Vedi subito i giorni e le ore liberi`, Icon: CalendarDays },
    shop: { title: t`Visita lo shop`, text: t`Ordini dal telefono e segui ogni passo`, Icon: ShoppingBag },
  }
}

/** Of the menu that of its first dish that has one; of the rest those of the stores in turn, which home has asked for already, then of other dishes. */
function useStepPictures(steps: readonly FirstStep[], beside: readonly string[]) {
  const menu = useMenu()
  const stores = useStores()
  const picturesOf = (all: readonly { image: string | null }[] | undefined) => (all ?? []).flatMap(({ image }) => image ?? [])
  const [first = null, ...dishes] = picturesOf(menu.data)
  const places = [...picturesOf(stores.data), ...dishes].filter((image) => !beside.includes(image))
  const others = steps.filter(({ key }) => key !== 'menus')
  return steps.map((step) =>
    step.key === 'menus'
      ? { image: first, isLoading: menu.isLoading }
      : { image: places[others.indexOf(step)] ?? null, isLoading: stores.isLoading || menu.isLoading },
  )
}
