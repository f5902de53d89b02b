import { expect, test } from 'vitest'
import { calls as activities } from '#contract/activities.ts'
import { calls as auth } from '#contract/auth.ts'
import { calls as flows } from '#contract/flows.ts'
import { calls as menus } from '#contract/menus.ts'
import { calls as places } from '#contract/places.ts'
import { calls as registration } from '#contract/registration.ts'
import { place } from './place.ts'

test('fills the path, sends paging beside filters, and drops what the path already says', () => {
  expect(place(flows.mine, { id: 'a/1', activityId: 'a/1', page: 2, rowsPerPage: 50 })).toEqual({
    method: 'GET',
    url: '/api/app/activities/a%2F1/userflows?page=2&rowsPerPage=50',
  })
})

test('sends what is left of a GET as filters, without what is undefined', () => {
  expect(place(menus.all, { activityId: '3', sortBy: undefined }).url).toBe('/api/menus?filters%5BactivityId%5D=3')
})

test('keeps an activity in the path where the path names it so', () => {
  expect(place(places.countriesOfActivity, { activityId: '3' }).url).toBe('/api/countries/actvity/3')
  expect(place(activities.mine, {}).url).toBe('/api/activities/customers/byiduser')
})

test('sends a body as JSON', () => {
  expect(place(auth.login, { username: 'giulia', password: 'x' })).toEqual({
    method: 'POST',
    url: '/api/login_check',
    body: '{"username":"giulia","password":"x"}',
  })
})

test('keeps out of the address what the call wants in a header', () => {
  expect(place(registration.checkCode, { code: '123456', challenge: 'c', activityId: '3' })).toEqual({
    method: 'GET',
    url: '/app/customers/code/123456?filters%5BactivityId%5D=3',
    headers: { 'X-Challenge': 'c' },
  })
  expect(place(registration.checkCode, { code: '123456' }).headers).toEqual({})
})
