import type { Page } from '@playwright/test'
import { at, type Screen } from './screens.ts'
import { expect } from './support.ts'

async function openDrawer(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Altro' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Esci' })).toBeVisible()
}

/** What every customer sees of an activity with a menu. */
export const ofGiulia: Screen[] = [
  { name: 'home', open: at('/', '#root .card-white:enabled') },
  { name: 'card', open: at('/card', '#root .card-code svg') },
  { name: 'till', open: at('/card?till', 'dialog.till svg') },
  { name: 'movements', open: at('/flows', '.flow-row') },
  {
    name: 'movements of a group, with a day read',
    open: async (page) => {
      await at('/flows?group=earned', '.flow-row')(page)
      await page.getByRole('slider').focus()
      await page.keyboard.press('Home')
      await expect(page.locator('.balance-today')).toBeVisible()
    },
  },
  { name: 'menu', open: at('/menus', 'a.dish-link') },
  {
    name: 'dish',
    open: async (page) => {
      await at('/menus', 'a.dish-link')(page)
      await page.locator('a.dish-link').first().click()
      await expect(page.getByText('Allergeni', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'filter',
    open: async (page) => {
      await at('/menus', 'a.dish-link')(page)
      await page.getByRole('button', { name: 'Filtri' }).click()
      await page.getByRole('button', { name: 'Glutine', exact: true }).click()
    },
  },
  {
    name: 'menu filtered so',
    open: async (page) => {
      await page.getByRole('button', { name: /^Mostra \d+ piatti$/ }).click()
      await expect(page.locator('.filter-bar')).toBeVisible()
    },
  },
  { name: 'inbox', open: at('/notices', '.news-row') },
  { name: 'inbox about orders', open: at('/notices?about=orders', '.news-row') },
  {
    name: 'notice',
    open: async (page) => {
      await at('/notices?about=notices', '.news-row')(page)
      await page.locator('.news-title').last().click()
      await expect(page.locator('.detail h2')).toBeVisible()
    },
  },
  {
    name: 'notice to delete',
    open: async (page) => {
      await at('/notices?about=notices', '.news-row')(page)
      await page.locator('.news-title').first().press('Delete')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'stores', open: at('/stores', '.store-link') },
  {
    name: 'store',
    open: async (page) => {
      await at('/stores', '.store-link')(page)
      await page.locator('.store-link').last().click()
      await page.locator('.store-hours').getByRole('button', { name: 'Orari' }).click()
      await expect(page.locator('.store-week')).toBeVisible()
    },
  },
  { name: 'invitation', open: at('/invite-friend', '.link-code-picture svg') },
  { name: 'install', open: at('/install', '.install') },
  { name: '404', open: at('/nowhere', '.state') },
  { name: 'drawer', open: openDrawer },
  {
    name: 'logout dialog',
    open: async (page) => {
      await openDrawer(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
      await expect(page.getByText('Vuoi davvero uscire?')).toBeVisible()
    },
  },
  {
    name: 'languages',
    open: async (page) => {
      await at('/card')(page)
      await page.getByRole('button', { name: 'Lingue' }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
    },
  },
]
