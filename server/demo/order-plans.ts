import type { ShippingType } from '#rules/shipping.ts'

/** A step with an order, so many minutes after it was made; `refuse` is the counter's way of cancelling. */
export type Deed = { after: number } & (
  | { is: 'accept'; minutes?: number }
  | { is: 'ship'; days?: number }
  | { is: 'ready' | 'hand_over' | 'pay' }
  | { is: 'cancel' | 'withdraw' }
  | { is: 'refuse'; reason: string }
  | { is: 'refund'; amount?: string; reason: string }
)

/**
 * An order of the demo: so many minutes ago, of goods by their Italian names, and what became of it, each so many minutes after
 * it. `by`: S is a card, paid at once unless it is `left`; ST at the store, BT a bank transfer.
 */
export type PlannedOrder = {
  who: 'giulia' | 'marco'
  ago: number
  goods: Record<string, number>
  sent?: ShippingType
  by: 'S' | 'ST' | 'BT'
  isLeft?: true
  note?: string
  deeds?: readonly Deed[]
}

/** All within a day and a bit: the history of the card ends before that, and a movement never comes before another. */
const osteria: PlannedOrder[] = [
  {
    who: 'giulia',
    ago: 1440,
    goods: { 'Cono di fritto': 2, 'Tiramisù del Porto': 2 },
    by: 'ST',
    deeds: [
      { after: 4, is: 'accept', minutes: 25 },
      { after: 27, is: 'ready' },
      { after: 38, is: 'pay' },
      { after: 39, is: 'hand_over' },
    ],
  },
  {
    who: 'giulia',
    ago: 1290,
    goods: { 'Focaccia di Recco, teglia piccola': 1, 'Verdure ripiene alla ligure': 2, 'Torta di nocciole': 1 },
    by: 'S',
    note: 'La focaccia ben cotta',
    deeds: [
      { after: 3, is: 'accept', minutes: 30 },
      { after: 28, is: 'ready' },
      { after: 41, is: 'hand_over' },
      { after: 95, is: 'refund', amount: '6.00', reason: 'Mancava la torta' },
    ],
  },
  {
    who: 'marco',
    ago: 1260,
    goods: { 'Polpo e patate in vaschetta': 2 },
    by: 'ST',
    deeds: [{ after: 6, is: 'refuse', reason: 'Il polpo di oggi è finito' }],
  },
  {
    who: 'giulia',
    ago: 1230,
    goods: { 'Gnocchi al pomodoro fresco': 2 },
    by: 'ST',
    deeds: [{ after: 2, is: 'cancel' }],
  },
  {
    who: 'marco',
    ago: 56,
    goods: { 'Spaghetti alle vongole': 1, 'Birra artigianale di Genova': 1 },
    by: 'ST',
    deeds: [
      { after: 3, is: 'accept', minutes: 45 },
      { after: 44, is: 'ready' },
    ],
  },
  {
    who: 'giulia',
    ago: 50,
    goods: { 'Cono di fritto': 3, 'Insalata mista': 2 },
    sent: 'H',
    by: 'S',
    note: 'Il citofono è quello in basso',
    deeds: [
      { after: 3, is: 'accept', minutes: 40 },
      { after: 31, is: 'ship' },
    ],
  },
  {
    who: 'giulia',
    ago: 38,
    goods: { 'Pane e focaccia': 1, 'Alici marinate al limone': 2 },
    by: 'S',
    note: 'Senza prezzemolo, grazie',
    deeds: [{ after: 4, is: 'accept', minutes: 50 }],
  },
  {
    who: 'marco',
    ago: 33,
    goods: { 'Patate al rosmarino': 2, 'Cono di fritto': 1 },
    by: 'ST',
    deeds: [
      { after: 3, is: 'accept', minutes: 40 },
      { after: 12, is: 'cancel' },
    ],
  },
  { who: 'marco', ago: 12, goods: { 'Cono di fritto': 2 }, by: 'ST', note: 'Passo appena esco dal lavoro' },
  { who: 'giulia', ago: 6, goods: { 'Tiramisù del Porto': 4 }, by: 'S' },
  // Not hers: what waits for her money goes first on home, before what is being prepared. Hers is at the shop of wool.
  { who: 'marco', ago: 3, goods: { 'Verdure alla griglia': 3 }, by: 'S', isLeft: true },
]

const handed = (after: number): Deed[] => [
  { after, is: 'accept' },
  { after: after + 40, is: 'ready' },
  { after: after + 120, is: 'hand_over' },
]

const bottega: PlannedOrder[] = [
  { who: 'giulia', ago: 1430, goods: { 'Sciarpa in lana': 1, 'Calze in filo di Scozia': 2 }, by: 'S', deeds: handed(10) },
  {
    who: 'giulia',
    ago: 1420,
    goods: { 'Canotta in cotone bio': 2 },
    by: 'S',
    deeds: [...handed(12), { after: 400, is: 'withdraw' }],
  },
  {
    who: 'giulia',
    ago: 1410,
    goods: { 'Portamonete a scatto': 1 },
    by: 'S',
    deeds: [...handed(14), { after: 300, is: 'refund', reason: 'La cerniera era difettosa' }],
  },
  { who: 'giulia', ago: 1400, goods: { 'Kit da cucito': 2 }, by: 'ST', deeds: [{ after: 9, is: 'cancel' }] },
  {
    who: 'giulia',
    ago: 900,
    goods: { 'Canotta in cotone bio': 1 },
    sent: 'C',
    by: 'S',
    deeds: [
      { after: 20, is: 'accept' },
      { after: 180, is: 'ship', days: 3 },
    ],
  },
  { who: 'giulia', ago: 420, goods: { 'Gomitolo di merino': 4 }, sent: 'C', by: 'BT' },
  {
    who: 'giulia',
    ago: 300,
    goods: { 'Sciarpa in lana': 1 },
    by: 'ST',
    deeds: [
      { after: 15, is: 'accept' },
      { after: 60, is: 'ready' },
    ],
  },
  { who: 'giulia', ago: 120, goods: { 'Calze in filo di Scozia': 2 }, by: 'S', deeds: [{ after: 10, is: 'accept' }] },
  { who: 'giulia', ago: 2, goods: { 'Kit da cucito': 1 }, by: 'S', isLeft: true },
]

/** The orders of the demo by activity: one in every state that there is. */
export const ORDERS: Record<string, PlannedOrder[]> = { 'osteria-del-porto': osteria, 'bottega-lino': bottega }

type Staff = { name: string; role: string }
/** Who stands at the counter, and who gives money back. */
export const STAFF: Record<string, { counter: Staff; administration: Staff }> = {
  'osteria-del-porto': { counter: { name: 'banco', role: 'ROLE_STORE' }, administration: { name: 'admin', role: 'ROLE_ADMIN' } },
  'bottega-lino': {
    counter: { name: 'super', role: 'ROLE_SUPER_ADMIN' },
    administration: { name: 'super', role: 'ROLE_SUPER_ADMIN' },
  },
}
