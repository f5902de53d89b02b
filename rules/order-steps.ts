import { isByProvider, type PaymentType } from './payment-choice.ts'
import { type Refusal, refuse } from './refusal.ts'
import { needsAddress, type ShippingType } from './shipping.ts'

/** How far an order is. SEMANTICS 14. */
export type Progress = 'pending' | 'placed' | 'accepted' | 'ready' | 'shipped' | 'done' | 'cancelled' | 'withdrawn'
/** What became of its money. */
export type Payment = 'open' | 'paid' | 'partly_refunded' | 'refunded'
/** Who takes a step; whoever administers the activity also stands at its counter. */
export type By = 'customer' | 'counter' | 'administration' | 'provider' | 'job'
/**
 * What of an order decides its steps. `isAccrued`: what it earned is booked; `isCancelAsked`: she asked to cancel it, and staff have not
 * answered. In cents: `total` and `credit`, `refunded` of both, and `owed`, which is to go back by hand: it came when the order was
 * over, or its provider could not give it back; so much of that as `refunded` counts is `unreturned`.
 */
export type OrderState = {
  progress: Progress
  payment: Payment
  paymentType: PaymentType
  shipping: ShippingType
  isGoods: boolean
  isAccrued: boolean
  isCancelAsked: boolean
  total: number
  credit: number
  refunded: number
  owed: number
  unreturned: number
}

/**
 * What a step does to coupon, credit, stock and money, in the order in which it is done. `hold`, `capture` and `release` are of
 * credit and stock alike; a coupon is used from `hold` on, until `release`. `owe_money`: what came too late is written down as owed
 * to her, `owe_refund`: what its provider could not give back; `return_money`: it went back, by somebody's hand.
 */
export type Effect =
  | 'hold'
  | 'capture'
  | 'release'
  | 'give_coupon_back'
  | 'give_stock_back'
  | 'give_credit_back'
  | 'refund_money'
  | 'accrue'
  | 'take_accrual_back'
  | 'owe_money'
  | 'owe_refund'
  | 'return_money'

type Row = {
  step: string
  by: readonly By[]
  from: readonly Progress[]
  to?: Progress
  payment?: { from: readonly Payment[]; to: Payment }
  asks?: boolean
  only?: (order: OrderState) => boolean
  does?: (order: OrderState) => readonly Effect[]
}

const ON_ITS_WAY = ['accepted', 'ready', 'shipped'] as const
const PLACED = ['placed', ...ON_ITS_WAY] as const
const ANY = ['pending', ...PLACED, 'done', 'cancelled', 'withdrawn'] as const
const isOnItsWay = (progress: Progress) => ON_ITS_WAY.some((one) => one === progress)
const REFUNDABLE = ['paid', 'partly_refunded'] as const
const isRefundable = ({ payment }: OrderState) => payment === 'paid' || payment === 'partly_refunded'

const takeBack = ({ isAccrued }: OrderState): Effect[] => (isAccrued ? ['take_accrual_back'] : [])
const giveMoneyBack = (order: OrderState): Effect[] => (isRefundable(order) ? ['refund_money'] : [])
/** Her coupon, then her card, then the stock, as an order takes them: whoever cancels one while she makes another would wait for her, and she for them. */
const undo = (order: OrderState): Effect[] => [
  'give_coupon_back',
  'give_credit_back',
  ...giveMoneyBack(order),
  ...takeBack(order),
  'give_stock_back',
]

/** Money that nobody hands over comes when it comes. */
const isByTransfer = ({ paymentType }: OrderState) => paymentType === 'BT'
/** Goods of which not all was given back: that may have happened while she asked. */
const mayComeBack = ({ isGoods, payment }: OrderState) => isGoods && payment !== 'refunded'
/** It is over, and was never paid: of what came back then, if it was anything, all was credit. */
const isOverUnpaid = ({ progress, payment, total, credit, refunded }: OrderState) =>
  total > 0 && refunded === credit && payment === (progress === 'cancelled' ? 'open' : 'refunded')

/** Every step of an order: who may take it, from where, and what it does. SEMANTICS 14. */
const table = [
  { step: 'place', by: ['provider'], from: ['pending'], to: 'placed', payment: { from: ['open'], to: 'paid' }, does: () => ['capture'] },
  { step: 'give_up', by: ['customer', 'provider', 'job'], from: ['pending'], to: 'cancelled', does: () => ['release'] },
  { step: 'cancel', by: ['customer'], from: ['placed'], to: 'cancelled', does: undo },
  { step: 'cancel', by: ['counter'], from: PLACED, to: 'cancelled', does: undo },
  { step: 'ask_cancel', by: ['customer'], from: ON_ITS_WAY, asks: true, only: ({ isCancelAsked }) => !isCancelAsked },
  { step: 'keep', by: ['counter'], from: ON_ITS_WAY, asks: false, only: ({ isCancelAsked }) => isCancelAsked },
  { step: 'accept', by: ['counter'], from: ['placed'], to: 'accepted' },
  { step: 'ready', by: ['counter'], from: ['accepted'], to: 'ready', only: ({ shipping }) => !needsAddress(shipping) },
  { step: 'ship', by: ['counter'], from: ['accepted'], to: 'shipped', only: ({ shipping }) => needsAddress(shipping) },
  { step: 'hand_over', by: ['counter'], from: ['ready', 'shipped'], to: 'done' },
  { step: 'withdraw', by: ['customer'], from: ['done'], to: 'withdrawn', only: mayComeBack },
  {
    step: 'pay',
    by: ['counter'],
    from: [...PLACED, 'done'],
    payment: { from: ['open'], to: 'paid' },
    only: ({ paymentType }) => !isByProvider(paymentType),
  },
  // While its goods are on their way back it is paid as any other is, and what was paid goes back with them.
  { step: 'pay_late', by: ['administration'], from: ['withdrawn'], payment: { from: ['open'], to: 'paid' }, only: isByTransfer },
  {
    step: 'pay_late',
    by: ['administration'],
    from: ['cancelled', 'withdrawn'],
    only: (order) => isByTransfer(order) && isOverUnpaid(order) && order.owed === 0,
    does: () => ['owe_money'],
  },
  // Of money that had come twice, or another amount, too: that may be owed of an order at work, or of one that still waits.
  { step: 'fail_refund', by: ['job'], from: ANY, does: () => ['owe_refund'] },
  {
    step: 'return_late',
    by: ['administration'],
    from: ANY,
    only: ({ owed }) => owed > 0,
    does: () => ['return_money'],
  },
  {
    step: 'refund_part',
    by: ['administration'],
    from: [...PLACED, 'done', 'withdrawn'],
    payment: { from: REFUNDABLE, to: 'partly_refunded' },
    does: (order) => ['give_credit_back', 'refund_money', ...takeBack(order)],
  },
  // Whole, before she has it: then it is cancelled, so that nothing can go back twice.
  { step: 'refund', by: ['administration'], from: PLACED, to: 'cancelled', payment: { from: REFUNDABLE, to: 'refunded' }, does: undo },
  { step: 'refund', by: ['administration'], from: ['done'], payment: { from: REFUNDABLE, to: 'refunded' }, does: undo },
  // Goods that come back though they were never paid bring stock and credit back all the same.
  { step: 'refund', by: ['administration'], from: ['withdrawn'], payment: { from: ['open', ...REFUNDABLE], to: 'refunded' }, does: undo },
] as const satisfies readonly Row[]

export type StepName = (typeof table)[number]['step']

const rows: readonly (Row & { step: StepName })[] = table
const mayBy = (row: Row, by: readonly By[]) => row.by.some((one) => by.includes(one))
const fits = ({ from, payment, only }: Row, order: OrderState) =>
  from.includes(order.progress) && (!payment || payment.from.includes(order.payment)) && (!only || only(order))

/** The steps that are open to somebody now: her buttons. */
export const stepsOpen = (order: OrderState, by: readonly By[]): StepName[] =>
  rows.filter((row) => mayBy(row, by) && fits(row, order)).map(({ step }) => step)

const EARNING: readonly Progress[] = [...ON_ITS_WAY, 'done']

/** Is what it earns to be booked? Once, when it is paid and has been accepted. SEMANTICS 14. */
export const isAccrualDue = (order: OrderState): boolean => !order.isAccrued && isRefundable(order) && EARNING.includes(order.progress)

/**
 * Takes a step.
 * @param by all that the actor is   @returns the order after it and what is to be done; or forbidden if the step is not theirs,
 * order_step if it is not one from where the order is
 */
export function takeStep(order: OrderState, step: StepName, by: readonly By[]): { order: OrderState; effects: Effect[] } | Refusal {
  const theirs = rows.filter((row) => row.step === step && mayBy(row, by))
  if (theirs.length === 0) return refuse('forbidden')
  const row = theirs.find((one) => fits(one, order))
  if (!row) return refuse('order_step')
  const effects = [...(row.does?.(order) ?? [])]
  const isUndone = effects.includes('refund_money') && !row.payment
  const progress = row.to ?? order.progress
  const after: OrderState = {
    ...order,
    progress,
    payment: row.payment?.to ?? (isUndone ? 'refunded' : order.payment),
    isCancelAsked: row.asks ?? (order.isCancelAsked && isOnItsWay(progress)),
    isAccrued: order.isAccrued && (step === 'refund_part' || !effects.includes('take_accrual_back')),
    owed: effects.includes('owe_money') ? order.total : effects.includes('return_money') ? 0 : order.owed,
    unreturned: effects.includes('return_money') ? 0 : order.unreturned,
  }
  return isAccrualDue(after) ? { order: { ...after, isAccrued: true }, effects: [...effects, 'accrue'] } : { order: after, effects }
}
