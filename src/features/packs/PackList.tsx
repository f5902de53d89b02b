import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, SquareStack } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Pack } from '#contract/packs.ts'
import { inOrder, leftOf } from '#rules/packs.ts'
import '../../components/page/icon-row.css'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { justUsed } from './just-used.ts'
import { PackCard } from './PackCard.tsx'
import { UsedNow } from './UsedNow.tsx'
import type { Wall } from './use-wall.ts'
import './packs.css'

/** The packs that can be used, whichever ends first on top; apart from them those that are over. */
export function PackList({ packs, wall }: { packs: readonly Pack[]; wall: Wall }) {
  const { t } = useLingui()
  const sorted = inOrder(packs, wall.today)
  // One whose last place is used while she looks ticks where it stands.
  const isJustUsed = (pack: Pack) => justUsed(pack, wall.zone, wall.now)?.isNow
  const toUse = [...sorted.toUse, ...sorted.over.filter(isJustUsed)]
  const over = sorted.over.filter((pack) => !isJustUsed(pack))
  return (
    <>
      {toUse.length > 0 ? (
        <ul className="packs" aria-label={t`Da usare`}>
          {toUse.map((pack) => (
            <li key={pack.id}>
              <Link className="pack-link" to={`/packs/${pack.id}`}>
                <PackCard pack={pack} wall={wall} isNamed />
              </Link>
              <UsedNow pack={pack} wall={wall} />
            </li>
          ))}
        </ul>
      ) : null}
      {over.length > 0 ? (
        <section className="packs-over">
          <h2>
            <Trans>Finiti e scaduti</Trans>
          </h2>
          <Panel as="ul" className="icon-rows">
            {over.map((pack) => (
              <Over key={pack.id} pack={pack} today={wall.today} />
            ))}
          </Panel>
        </section>
      ) : null}
    </>
  )
}

function Over({ pack, today }: { pack: Pack; today: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { places, expires } = pack
  const left = leftOf(pack)
  const day = dayName(expires, language, today)
  const rest = plural(left, { one: `ne restava # di ${places}`, other: `ne restavano # di ${places}` })
  return (
    <li>
      <Row as={Link} className="icon-row" to={`/packs/${pack.id}`}>
        <RowIcon>
          <SquareStack aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{pack.pack.title}</strong>
          <span className="small quiet">{left === 0 ? t`usato tutto` : [t`scaduto ${day}`, rest].join(', ')}</span>
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
