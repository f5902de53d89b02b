import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ACCOUNT, type Ours } from './ours.ts'

export const BIG = 'bench-menu'
const DISHES_IN_EACH = 30
const CATEGORIES = ['Antipasti', 'Primi', 'Secondi', 'Contorni', 'Pizze', 'Fritti', 'Griglia', 'Dolci', 'Vini', 'Birre']
const ALLERGENS = ['GL', 'CR', 'UO', 'PE', 'AR', 'SO', 'LA']

const dish = (category: string, n: number) => ({
  name: `${category} ${n + 1}`,
  description: `Un piatto della casa, numero ${n + 1}, con quello che il mercato dà oggi.`,
  price: 5 + (n % 20),
  allergens: ALLERGENS.filter((_, at) => (n + at) % 3 === 0),
  typologies: n % 4 === 0 ? ['VG'] : [],
})

/** An activity with a menu of 300 dishes, the demo customer in it. */
export async function addBigMenu(ours: Ours) {
  const folder = join(ours.folder, 'big')
  mkdirSync(folder, { recursive: true })
  copyFileSync('demo/osteria-del-porto/pictures/logo.svg', join(folder, 'logo.svg'))
  const bundle = {
    format: 1,
    permalink: BIG,
    name: 'Trattoria dei Trecento',
    color: '#14594a',
    logo: 'logo.svg',
    cashBackType: 'EP',
    settings: { showMenuApp: true, menuType: 'R' },
    menu: {
      categories: CATEGORIES.map((name) => ({ name, dishes: Array.from({ length: DISHES_IN_EACH }, (_, n) => dish(name, n)) })),
    },
  }
  writeFileSync(join(folder, 'activity.yaml'), JSON.stringify(bundle))
  await ours.tessera('activity', 'import', folder)
  await ours.tessera('customer', 'add', '--activity', BIG, '--email', ACCOUNT.username, '--name', 'Giulia', '--surname', 'Parodi')
}

/** Movements of the demo customer until she has `count` of them in an activity; straight into the table, for speed. */
export async function addMovements(databaseUrl: string, permalink: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const has = `select count(*) from flows f where f.activity_id = a.id and f.user_id = u.id`
  await client.query(
    `insert into flows (activity_id, id, user_id, created, type, value, point_value, balance, point_balance, description)
     select a.id, 'bench-' || a.id || n, u.id, now() - n * interval '7 hours' - interval '400 days', 'AA', 120, 10000, 4200, 1180000, 'Pranzo ' || n
     from activities a, users u, generate_series(1, $3::int) n
     where a.permalink = $1 and u.username = $2 and n <= $3::int - (${has})`,
    [permalink, ACCOUNT.username, count],
  )
  await client.end()
}
