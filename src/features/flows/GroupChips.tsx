import { useLingui } from '@lingui/react/macro'
import { ArrowDownLeft, ArrowUpRight, Gift, type LucideIcon, RotateCcw } from 'lucide-react'
import { FLOW_GROUPS, type FlowGroup } from '#contract/flows.ts'
import { Chip } from '../../ui/Chip.tsx'
import './flows.css'

const icons: Record<FlowGroup, LucideIcon> = { earned: ArrowDownLeft, used: ArrowUpRight, given: Gift, undone: RotateCcw }

type Props = { chosen: FlowGroup | undefined; onChoose: (group: FlowGroup | undefined) => void }

/** Which movements are shown, in the rows and in the line above them. LOOK phone-7. */
export function GroupChips({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const names: Record<FlowGroup, string> = { earned: t`Guadagnati`, used: t`Usati`, given: t`Regali`, undone: t`Storni` }
  return (
    <div className="flow-groups" role="group" aria-label={t`Quali movimenti`}>
      <Chip aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>{t`Tutti`}</Chip>
      {FLOW_GROUPS.map((group) => {
        const Icon = icons[group]
        return (
          <Chip key={group} aria-pressed={chosen === group} onClick={() => onChoose(group)}>
            <Icon aria-hidden size={16} strokeWidth={1.75} />
            {names[group]}
          </Chip>
        )
      })}
    </div>
  )
}
