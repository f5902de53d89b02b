import type { FlowType } from '#contract/flows.ts'
import type { Planned } from './history.ts'

/** The password of every demo account. SEMANTICS 11. */
export const PASSWORD = 'Tessera-prova-2026'

/** The accounts of the demo: who it is in a few words, roles of the platform, and roles in activities by permalink. */
export const PEOPLE = [
  {
    email: 'giulia@example.com',
    name: 'Giulia',
    surname: 'Conti',
    about: 'a customer of all three, with a history',
    roles: [],
    in: { 'osteria-del-porto': ['ROLE_USER'], 'bottega-lino': ['ROLE_USER'], 'salone-aurora': ['ROLE_USER'] },
  },
  {
    email: 'marco@example.com',
    name: 'Marco',
    surname: 'Ferri',
    about: 'a new customer of the restaurant',
    roles: [],
    in: { 'osteria-del-porto': ['ROLE_USER'] },
  },
  {
    email: 'admin@example.com',
    name: 'Elena',
    surname: 'Rinaldi',
    about: 'the administrator of the restaurant',
    roles: [],
    in: { 'osteria-del-porto': ['ROLE_ADMIN'] },
  },
  {
    email: 'banco@example.com',
    name: 'Sara',
    surname: 'Vitali',
    about: 'who stands at the counter of the restaurant',
    roles: [],
    in: { 'osteria-del-porto': ['ROLE_STORE'] },
  },
  {
    email: 'super@example.com',
    name: 'Paolo',
    surname: 'Greco',
    about: 'the administrator of the platform',
    roles: ['ROLE_SUPER_ADMIN'],
    in: { 'osteria-del-porto': [], 'bottega-lino': [], 'salone-aurora': [] },
  },
] satisfies { email: string; name: string; surname: string; about: string; roles: string[]; in: Record<string, string[]> }[]

/** The days of the demo's history, counted back from today. */
export const DAYS = 262

type Extra = [visit: number, type: FlowType, euros: number, points: number, reason: string | Planned['reason']]

const spent: Planned['reason'] = (day) => ({ code: 'spent', day })
/** The bill of a meal, or a part of it. */
const mealSpent: Planned['reason'] = (day, evening) => ({ code: evening ? 'dinner_spent' : 'lunch_spent', day, store: OSTERIA })
const birthday: Planned['reason'] = () => ({ code: 'birthday' })
const welcomeTo =
  (activity: string): Planned['reason'] =>
  () => ({ code: 'welcome', activity })

/** Its two stores. */
const OSTERIA = 'Osteria del Porto'
const DELI = 'La Bottega del Porto'

/** As whoever stands at the till types it. */
const inItalian = (day: string) => words.format(new Date(day))
const words = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What else happened at a visit, a minute before its own movement; `{giorno}` is the day in words. */
const extras = (visits: Planned[], rows: Extra[]): Planned[] =>
  rows.map(([visit, type, euros, points, reason], i) => ({
    ago: visits[visit]?.ago ?? DAYS,
    minute: -2 - (i % 3),
    type,
    cents: Math.round(euros * 100),
    points,
    reason: typeof reason === 'function' ? reason : (day) => reason.replace('{giorno}', inItalian(day)),
  }))

/** `count` visits, evenly over the time, the last a few days ago. */
const visits = (count: number, visit: (i: number) => Omit<Planned, 'ago' | 'minute'>): Planned[] =>
  Array.from({ length: count }, (_, i) => ({
    ago: Math.round(DAYS - 6 - (i * (DAYS - 10)) / (count - 1)) - ([0, 2, 1][i % 3] ?? 0),
    minute: 0,
    ...visit(i),
  }))

const of = <T>(list: readonly [T, ...T[]], i: number): T => list[i % list.length] ?? list[0]

function osteria(): Planned[] {
  const bills = [38, 54.5, 72, 46, 61, 29.5, 84, 47.5, 66, 35] as const
  const dinners = visits(43, (i) => {
    const bill = of(bills, i) + (i % 4) * 3.5
    const reason = (day: string, evening: boolean) =>
      i % 7 === 5
        ? ({ code: 'takeaway', day, people: 2 + (i % 3), store: DELI } as const)
        : ({ code: evening ? 'dinner' : 'lunch', day, table: 1 + ((i * 5) % 14), store: OSTERIA } as const)
    return { type: 'AA', cents: Math.round(bill * 5), points: Math.floor(bill), reason }
  })
  return [
    ...dinners,
    ...extras(dinners, [
      [0, 'W', 5, 0, welcomeTo(OSTERIA)],
      [6, 'C', 18, 0, mealSpent],
      [8, 'AM', 5, 0, 'Grazie per averci fatto conoscere a Marco'],
      [11, 'C', 12, 0, mealSpent],
      [12, 'P', 0, 300, 'Premio: una bottiglia di Pigato'],
      [14, 'B', 10, 65, birthday],
      [17, 'C', 20, 0, mealSpent],
      [19, 'P', 0, 250, 'Premio: due dolci della casa'],
      [21, 'AM', 4, 0, 'Accredito per la mareggiata del {giorno}'],
      [22, 'SM', 4, 0, 'Storno: accredito registrato due volte'],
      [23, 'C', 15, 0, mealSpent],
      [25, 'IS', 5, 0, 'Gratta e vinci: 5 euro di credito'],
      [27, 'P', 0, 300, 'Premio: una bottiglia di Pigato'],
      [28, 'C', 16.49, 0, mealSpent],
      [31, 'C', 10, 0, mealSpent],
      [33, 'P', 0, 250, 'Premio: crudo di mare per due'],
      [36, 'C', 20, 0, mealSpent],
      [38, 'P', 0, 200, 'Premio: aperitivo al tramonto'],
      [40, 'C', 15, 0, mealSpent],
    ]),
  ]
}

function bottega(): Planned[] {
  const prices = [89, 45, 129, 64, 39, 79, 112] as const
  const goods = ['Camicia di lino', 'Cintura', 'Cappotto', 'Pantaloni', 'Foulard', 'Gonna', 'Giacca'] as const
  const bought = visits(14, (i) => ({
    type: 'AA',
    points: of(prices, i) + (i % 2) * 10,
    reason: () => of(goods, i),
  }))
  return [
    ...bought,
    ...extras(bought, [
      [0, 'W', 0, 50, 'Benvenuta da Bottega Lino'],
      [6, 'B', 0, 60, birthday],
      [9, 'P', 0, 400, 'Premio: una sciarpa di lino'],
    ]),
  ]
}

function salone(): Planned[] {
  const prices = [45, 62, 38, 120, 52, 75, 40] as const
  const services = ['Taglio e piega', 'Colore', 'Piega', 'Balayage', 'Taglio', 'Trattamento', 'Manicure'] as const
  const seen = visits(14, (i) => {
    const price = of(prices, i) + (i % 3) * 4
    return { type: 'AA', cents: price * 8, points: price / 2, reason: () => of(services, i) }
  })
  return [
    ...seen,
    ...extras(seen, [
      [0, 'W', 5, 0, welcomeTo('Salone Aurora')],
      [4, 'C', 20, 0, spent],
      [6, 'P', 0, 150, 'Premio: maschera illuminante'],
      [8, 'C', 25.28, 0, spent],
      [10, 'P', 0, 100, 'Premio: piega in omaggio'],
      [11, 'C', 15, 0, spent],
    ]),
  ]
}

/** What Giulia did, by activity. */
export const PLANS: Record<string, () => Planned[]> = { 'osteria-del-porto': osteria, 'bottega-lino': bottega, 'salone-aurora': salone }
