import { Configuration } from '#contract/activities.ts'
import { moneyOf, centsOf } from '#rules/money.ts'
import type { Bundle } from './schema.ts'
import { original, translated } from './words.ts'

/** The wire's Configuration of a bundle: what the owner left out has the default that shows least. Spec §3. */
export function configurationOf(bundle: Bundle): Record<string, unknown> {
  const { settings, languages, zone, stores, loyalty, appStore } = bundle
  const { shopTextColor, shopTextSize, shopTextSelectedSize, menuTextApp, menuDescriptionBottom, menuTextWhatsApp, ...plain } = settings
  const texts = { shopTextColor, shopTextSize, shopTextSelectedSize, menuTextApp, menuDescriptionBottom, menuTextWhatsApp }
  const originals = Object.entries(texts).flatMap(([field, words]) => (words === undefined ? [] : [[field, original(words)]]))
  const written = Configuration.parse({
    multiLanguage: languages.length > 1,
    ...plain,
    ...Object.fromEntries(originals),
    shopTotalMinPrice: plain.shopTotalMinPrice === undefined ? null : moneyOf(centsOf(plain.shopTotalMinPrice)),
    zone,
    welcomeCredit: loyalty.welcomeCredit === undefined ? null : moneyOf(centsOf(loyalty.welcomeCredit)),
    cardType: loyalty.cardType,
    codeType: loyalty.codeType,
    appStoreIos: appStore?.ios ?? null,
    appStoreAndroid: appStore?.android ?? null,
    friendCredit: loyalty.friendCredit === undefined ? null : moneyOf(centsOf(loyalty.friendCredit)),
    stores: stores.filter((store) => store.visible).length,
  })
  const translations = Object.entries(translated(texts)).map(([code, fields]) => ({ activityLanguage: { language: { code } }, ...fields }))
  return { ...written, translations }
}
