import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PICTURES = 'demo/osteria-del-porto/pictures'
export const PERMALINK = 'trattoria'
export const ANNA = { username: 'anna@example.com', password: 'Prova-di-Anna-1' }

/** A small restaurant; what a journey needs beside it is given over it. */
export const trattoria = (more: object = {}) => ({
  format: 1,
  permalink: PERMALINK,
  name: 'Trattoria di Prova',
  color: '#7a2e1d',
  logo: 'logo.svg',
  cashBackType: 'EP',
  settings: { showMenuApp: true, menuType: 'R' },
  menu: {
    categories: [
      { name: 'Primi', dishes: [{ name: 'Trofie al pesto', price: 12.5, picture: 'dish.webp', allergens: ['GL', 'LA', 'FG'] }] },
      { name: 'Dolci', dishes: [{ name: 'Panna cotta', price: 6, allergens: ['LA'] }] },
    ],
  },
  ...more,
})

/** The operator's tool for one server, whose data is in `folder`. */
export const toolOf = (folder: string, databaseUrl: string) => {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl }
  const tessera = (...args: string[]) => promisify(execFile)(process.execPath, ['server/tessera.ts', ...args], { env })

  /** Imports an activity, again with changes too. */
  async function publish(activity: object) {
    const place = join(folder, 'bundle')
    mkdirSync(place, { recursive: true })
    copyFileSync(join(PICTURES, 'logo.svg'), join(place, 'logo.svg'))
    copyFileSync(join(PICTURES, 'card.webp'), join(place, 'dish.webp'))
    writeFileSync(join(place, 'activity.yaml'), JSON.stringify(activity))
    await tessera('activity', 'import', place, '--replace')
  }
  return { tessera, publish }
}
