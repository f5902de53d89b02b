import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useOnline } from '../../ui/use-online.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type Props = { className?: string | undefined; title?: string | undefined; onPress: () => void }

/** Asks to delete; without a network it says what is missing, before the tap too. `title` tells it apart in a list. */
export function DeleteButton({ className, title, onPress }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const label = title ? t`Elimina «${title}»` : t`Elimina`
  return (
    <IconButton className={className} label={isOnline ? label : t`${label}: serve la rete`} aria-disabled={!isOnline} onClick={onPress}>
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
