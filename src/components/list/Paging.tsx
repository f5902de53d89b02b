import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PAGE_SIZES, type Paging as Wish } from '#contract/wire.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectButton } from './SelectButton.tsx'
import './list.css'
import type { ChangeWish } from './use-list-wish.ts'

type Props = { wish: Wish; total: number; onChange: ChangeWish }

/** Which part of a list, and how much at once. Spec §9. */
export function Paging({ wish: { page = 1, rowsPerPage = PAGE_SIZES[0] }, total, onChange }: Props) {
  const { t } = useLingui()
  const [first, last] = [(page - 1) * rowsPerPage + 1, Math.min(page * rowsPerPage, total)]
  const isOne = total <= rowsPerPage && page === 1
  const goTo = (next: number) => {
    onChange({ page: String(next) })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className="list-paging" aria-label={t`Pagine`}>
      <SelectButton
        label={t`Righe per pagina`}
        value={String(rowsPerPage)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: t`${size} per pagina` }))}
        onChoose={(size) => onChange({ rowsPerPage: size })}
      />
      <p className="quiet" role="status">
        {isOne ? t`${total} in tutto` : t`${first}–${last} di ${total}`}
      </p>
      {isOne ? null : (
        <>
          <IconButton label={t`Pagina precedente`} disabled={page <= 1} onClick={() => goTo(page - 1)}>
            <ChevronLeft aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton label={t`Pagina seguente`} disabled={last >= total} onClick={() => goTo(page + 1)}>
            <ChevronRight aria-hidden strokeWidth={1.75} />
          </IconButton>
        </>
      )}
    </nav>
  )
}
