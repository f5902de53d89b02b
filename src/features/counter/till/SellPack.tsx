import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PackOffer } from '#contract/counter-packs.ts'
import { centsOf, euros, moneyOf } from '#rules/money.ts'
import { useSellPackMutation } from '../../../api/counter-packs.ts'
import { useFirstLacking } from '../../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { typedCents } from '../../../components/words/typed-cents.ts'
import { Field } from '../../../ui/Field.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { Segment } from '../../../ui/Segment.tsx'
import './till-packs.css'

type Props = { activityId: string; customerId: string; offers: readonly PackOffer[]; onClose: () => void }

const asTyped = (price: string) => price.replace('.', ',')

/** Sells a pack, or gives it. What is paid for it is taken outside and only written down here. */
export function SellPack({ activityId, customerId, offers, onClose }: Props) {
  const { t } = useLingui()
  const [packId, setPack] = useState(offers[0]?.id)
  const [way, setWay] = useState<'sell' | 'give'>('sell')
  const [typed, setTyped] = useState(asTyped(offers[0]?.price ?? ''))
  const offer = offers.find(({ id }) => id === packId)
  const cents = typedCents(typed)
  const paid = way === 'give' ? null : cents === undefined ? undefined : moneyOf(cents)
  const [sell] = useSellPackMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(
    () => sell({ activityId, customerId, packId: packId ?? '', paid: paid ?? null }),
    { success: way === 'sell' ? t`Venduto: il cliente lo vede già` : t`Regalato: il cliente lo vede già`, onDone: onClose },
  )
  const price = cents === undefined ? '' : euros(cents)
  const lookAtFirst = useFirstLacking()
  const wrong = t`Scrivi un importo, per esempio 144,00`
  return (
    <Dialog
      title={t`Un nuovo pacchetto`}
      save={way === 'give' ? t`Regala` : price ? t`Vendi, ${price}` : t`Vendi`}
      cancel={t`Indietro`}
      missing={paid === undefined ? wrong : undefined}
      isOff={!offer}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      isReady
      onSave={() => (paid === undefined ? lookAtFirst() : void submit())}
      onClose={onClose}
    >
      <div className="till-place">
        <OptionList
          legend={t`Quale pacchetto`}
          chosen={packId}
          options={offers.map(({ id, title, price: whole, places, validDays }) => ({
            value: id,
            title,
            text: offerWords(places, euros(centsOf(whole)), validDays),
          }))}
          onChoose={(id) => {
            setPack(id)
            setTyped(asTyped(offers.find((one) => one.id === id)?.price ?? ''))
          }}
        />
        <Segment
          label={t`Come`}
          chosen={way}
          options={[
            { value: 'sell', label: t`Vendi` },
            { value: 'give', label: t`Regala` },
          ]}
          onChoose={setWay}
        />
        {way === 'sell' ? (
          <Field
            label={t`Quanto ha pagato`}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            hint={t`I soldi li incassi tu: qui resta scritto quanto.`}
            error={cents === undefined ? wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          <p className="quiet">
            <Trans>Il cliente legge che è un regalo.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const offerWords = (places: number, price: string, days: number) =>
  [plural(places, { one: '# volta', other: '# volte' }), price, plural(days, { one: 'vale # giorno', other: 'vale # giorni' })].join(' · ')
