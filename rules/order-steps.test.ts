import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { owedAfter } from './order-refund.ts'
import { type By, type OrderState, type Progress, type StepName, stepsOpen, takeStep } from './order-steps.ts'
import { isRefusal } from './refusal.ts'

const order = (progress: Progress, more: Partial<OrderState> = {}): OrderState => ({
  progress,
  payment: 'paid',
  paymentType: 'S',
  shipping: 'S',
  isGoods: false,
  isAccrued: false,
  isCancelAsked: false,
  total: 6070,
  credit: 1000,
  refunded: 0,
  owed: 0,
  unreturned: 0,
  ...more,
})
/** One by bank transfer that ended before it was paid: its credit is back. */
const unpaid = (progress: Progress, more: Partial<OrderState> = {}) =>
  order(progress, { payment: 'open', paymentType: 'BT', isGoods: true, refunded: 1000, ...more })
const STAFF: By[] = ['counter']
const ADMIN: By[] = ['counter', 'administration']
const codeOf = (of: OrderState, step: StepName, by: By[]) => {
  const result = takeStep(of, step, by)
  return isRefusal(result) ? result.refused : [result.order.progress, result.order.payment, ...result.effects]
}

test.each<[string, OrderState, StepName, By[], unknown]>([
  ['a provider’s word', order('pending', { payment: 'open' }), 'place', ['provider'], ['placed', 'paid', 'capture']],
  ['the word of somebody else', order('pending', { payment: 'open' }), 'place', STAFF, 'forbidden'],
  ['a second word', order('placed'), 'place', ['provider'], 'order_step'],
  ['its end while it waits', order('pending', { payment: 'open' }), 'give_up', ['job'], ['cancelled', 'open', 'release']],
  ['accepting', order('placed'), 'accept', STAFF, ['accepted', 'paid', 'accrue']],
  ['accepting what is not paid', order('placed', { payment: 'open' }), 'accept', STAFF, ['accepted', 'open']],
  ['accepting twice', order('accepted'), 'accept', STAFF, 'order_step'],
  ['accepting by a customer', order('placed'), 'accept', ['customer'], 'forbidden'],
  ['paying at last', order('ready', { payment: 'open', paymentType: 'ST' }), 'pay', STAFF, ['ready', 'paid', 'accrue']],
  ['paying before it is accepted', order('placed', { payment: 'open', paymentType: 'BT' }), 'pay', STAFF, ['placed', 'paid']],
  ['staff saying that a card paid', order('accepted', { payment: 'open' }), 'pay', STAFF, 'order_step'],
  ['ready for who collects', order('accepted', { isAccrued: true }), 'ready', STAFF, ['ready', 'paid']],
  ['ready for a courier', order('accepted', { shipping: 'C' }), 'ready', STAFF, 'order_step'],
  ['shipped', order('accepted', { shipping: 'H', isAccrued: true }), 'ship', STAFF, ['shipped', 'paid']],
  [
    'the customer cancels at once',
    order('placed'),
    'cancel',
    ['customer'],
    ['cancelled', 'refunded', 'give_coupon_back', 'give_credit_back', 'refund_money', 'give_stock_back'],
  ],
  [
    'the customer cancels what she has not paid',
    order('placed', { payment: 'open', paymentType: 'BT' }),
    'cancel',
    ['customer'],
    ['cancelled', 'open', 'give_coupon_back', 'give_credit_back', 'give_stock_back'],
  ],
  ['the customer cancels too late', order('accepted'), 'cancel', ['customer'], 'order_step'],
  ['so she asks', order('accepted', { isAccrued: true }), 'ask_cancel', ['customer'], ['accepted', 'paid']],
  ['she asks again', order('accepted', { isCancelAsked: true }), 'ask_cancel', ['customer'], 'order_step'],
  ['staff keep it', order('ready', { isAccrued: true, isCancelAsked: true }), 'keep', STAFF, ['ready', 'paid']],
  ['staff keep what nobody wants cancelled', order('ready'), 'keep', STAFF, 'order_step'],
  ['she keeps it herself', order('ready', { isCancelAsked: true }), 'keep', ['customer'], 'forbidden'],
  [
    'staff cancel',
    order('shipped', { shipping: 'C', isAccrued: true }),
    'cancel',
    STAFF,
    ['cancelled', 'refunded', 'give_coupon_back', 'give_credit_back', 'refund_money', 'take_accrual_back', 'give_stock_back'],
  ],
  ['staff cancel what is done', order('done'), 'cancel', ADMIN, 'order_step'],
  ['withdrawing from goods', order('done', { isGoods: true, isAccrued: true }), 'withdraw', ['customer'], ['withdrawn', 'paid']],
  [
    'withdrawing from goods that were given back whole',
    order('done', { isGoods: true, payment: 'refunded' }),
    'withdraw',
    ['customer'],
    'order_step',
  ],
  ['withdrawing from a meal', order('done'), 'withdraw', ['customer'], 'order_step'],
  ['the counter refunds', order('done'), 'refund', STAFF, 'forbidden'],
  [
    'a part comes back',
    order('done', { isAccrued: true }),
    'refund_part',
    ADMIN,
    ['done', 'partly_refunded', 'give_credit_back', 'refund_money', 'take_accrual_back'],
  ],
  [
    'all of it comes back',
    order('withdrawn', { payment: 'partly_refunded', isAccrued: true, isGoods: true }),
    'refund',
    ADMIN,
    ['withdrawn', 'refunded', 'give_coupon_back', 'give_credit_back', 'refund_money', 'take_accrual_back', 'give_stock_back'],
  ],
  [
    'all of it comes back before she has it',
    order('accepted', { isAccrued: true }),
    'refund',
    ADMIN,
    ['cancelled', 'refunded', 'give_coupon_back', 'give_credit_back', 'refund_money', 'take_accrual_back', 'give_stock_back'],
  ],
  [
    'goods come back that were never paid',
    order('withdrawn', { payment: 'open', paymentType: 'ST', isGoods: true }),
    'refund',
    ADMIN,
    ['withdrawn', 'refunded', 'give_coupon_back', 'give_credit_back', 'give_stock_back'],
  ],
  ['a transfer for what was cancelled', unpaid('cancelled'), 'pay_late', ADMIN, ['cancelled', 'open', 'owe_money']],
  ['the same said by the counter', unpaid('cancelled'), 'pay_late', STAFF, 'forbidden'],
  ['the same said once more', unpaid('cancelled', { owed: 6070 }), 'pay_late', ADMIN, 'order_step'],
  ['its way back', unpaid('cancelled', { owed: 6070 }), 'return_late', ADMIN, ['cancelled', 'open', 'return_money']],
  ['the way back of nothing', unpaid('cancelled'), 'return_late', ADMIN, 'order_step'],
  [
    'a refund that its provider could not make',
    order('done', { payment: 'refunded' }),
    'fail_refund',
    ['job'],
    ['done', 'refunded', 'owe_refund'],
  ],
  [
    'of a payment that came too much, while the order waits',
    order('pending', { payment: 'open' }),
    'fail_refund',
    ['job'],
    ['pending', 'open', 'owe_refund'],
  ],
  ['the same said by staff', order('done', { payment: 'refunded' }), 'fail_refund', ADMIN, 'forbidden'],
  [
    'its way back by hand',
    order('done', { payment: 'refunded', owed: 6070, unreturned: 6070 }),
    'return_late',
    ADMIN,
    ['done', 'refunded', 'return_money'],
  ],
  ['that of one at work', order('accepted', { isAccrued: true, owed: 6070 }), 'return_late', ADMIN, ['accepted', 'paid', 'return_money']],
  ['a transfer for what a card was to pay', unpaid('cancelled', { paymentType: 'S' }), 'pay_late', ADMIN, 'order_step'],
  ['money for what was to be paid at the store', unpaid('cancelled', { paymentType: 'ST' }), 'pay_late', ADMIN, 'order_step'],
  ['a transfer for what cost nothing', unpaid('cancelled', { total: 0 }), 'pay_late', ADMIN, 'order_step'],
  ['a transfer for what was paid', unpaid('cancelled', { payment: 'refunded', refunded: 7070 }), 'pay_late', ADMIN, 'order_step'],
  ['a transfer for what she sends back', unpaid('withdrawn', { refunded: 0 }), 'pay_late', ADMIN, ['withdrawn', 'paid']],
  [
    'a transfer for what she sent back unpaid',
    unpaid('withdrawn', { payment: 'refunded' }),
    'pay_late',
    ADMIN,
    ['withdrawn', 'refunded', 'owe_money'],
  ],
  [
    'a transfer for what was paid and came back',
    unpaid('withdrawn', { payment: 'refunded', refunded: 7070 }),
    'pay_late',
    ADMIN,
    'order_step',
  ],
  ['what was never paid cannot come back', order('done', { payment: 'open', paymentType: 'ST' }), 'refund', ADMIN, 'order_step'],
  ['nor what is back already', order('withdrawn', { payment: 'refunded' }), 'refund', ADMIN, 'order_step'],
])('%s', (_, of, step, by, result) => expect(codeOf(of, step, by)).toEqual(result))

test('a request to cancel stands until staff have answered, and may be made again', () => {
  const asked = takeStep(order('accepted'), 'ask_cancel', ['customer'])
  if (isRefusal(asked)) throw new Error(asked.refused)
  expect(asked.order.isCancelAsked).toBe(true)
  expect(stepsOpen(asked.order, ['customer'])).toEqual([])
  expect(stepsOpen(asked.order, STAFF)).toContain('keep')
  const ready = takeStep(asked.order, 'ready', STAFF)
  expect(ready).toMatchObject({ order: { progress: 'ready', isCancelAsked: true } })
  expect(takeStep(asked.order, 'cancel', STAFF)).toMatchObject({ order: { progress: 'cancelled', isCancelAsked: false } })
  const kept = takeStep(asked.order, 'keep', STAFF)
  if (isRefusal(kept)) throw new Error(kept.refused)
  expect(stepsOpen(kept.order, ['customer'])).toEqual(['ask_cancel'])
  expect(stepsOpen(kept.order, STAFF)).not.toContain('keep')
})

test('what failed is owed beside what is owed already, and all of it goes back at once', () => {
  const back = order('cancelled', { payment: 'refunded', refunded: 7070, owed: 500 })
  const failed = { ...back, ...owedAfter(back, { money: cents(6070), isOfOrder: true }) }
  expect(failed).toMatchObject({ owed: 6570, unreturned: 6070, refunded: 7070 })
  const twice = { ...failed, ...owedAfter(failed, { money: cents(6070), isOfOrder: false }) }
  expect(twice).toMatchObject({ owed: 12640, unreturned: 6070 })
  expect(takeStep(twice, 'return_late', ADMIN)).toMatchObject({ order: { owed: 0, unreturned: 0, refunded: 7070 } })
})

test('buttons are the steps that would be granted', () => {
  expect(stepsOpen(order('placed'), STAFF)).toEqual(['cancel', 'accept'])
  expect(stepsOpen(order('accepted'), ['customer'])).toEqual(['ask_cancel'])
  expect(stepsOpen(order('accepted', { payment: 'open', paymentType: 'ST' }), STAFF)).toEqual(['cancel', 'ready', 'pay'])
  expect(stepsOpen(order('cancelled', { payment: 'refunded' }), ADMIN)).toEqual([])
})
