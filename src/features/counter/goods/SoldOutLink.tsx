import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PackageX } from 'lucide-react'
import { useCounterGoods } from '../../../api/sold-out.ts'
import { IconRow } from '../../../components/page/IconRow.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'

/** The way from the board to what is sold out, and how many goods are. LOOK "counter-1". */
export function SoldOutLink() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const marked = useCounterGoods(language, '').data?.marked
  const many = marked === undefined ? undefined : plural(marked, { 0: 'nessuno', one: '# articolo', other: '# articoli' })
  return <IconRow to="/counter/sold-out" Icon={PackageX} title={t`Esauriti`} detail={many} />
}
