import { Trans } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { resolved } from '../../api/base.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import './menus.css'

/** The way to the menu on paper, with every allergen: a file of the server's. */
export function PrintedMenu({ activityId }: { activityId: string }) {
  const { language } = useLanguage()
  return (
    <a
      className="link menu-printed"
      href={resolved(`/public/activities/${activityId}/menu.pdf?language=${language}`)}
      target="_blank"
      rel="noopener"
    >
      <FileDown aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Menù da stampare (PDF)</Trans>
    </a>
  )
}
