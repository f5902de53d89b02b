import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AllergenEntry, entriesOf, type Typology } from '#rules/allergens.ts'

/** An entry as a dish names it, as a filter asks for it, and as the regulation calls it. */
type Words = { name: MessageDescriptor; without: MessageDescriptor; law: MessageDescriptor }

/** The 14 entries of EU Regulation 1169/2011, from their codes and never from translated text. SEMANTICS 3, 7. */
export const allergenWords: Record<AllergenEntry, Words> = {
  GL: { name: msg`Glutine`, without: msg`Senza glutine`, law: msg`Cereali che contengono glutine: grano, segale, orzo, avena, farro` },
  CR: { name: msg`Crostacei`, without: msg`Senza crostacei`, law: msg`Crostacei e prodotti a base di crostacei` },
  UO: { name: msg`Uova`, without: msg`Senza uova`, law: msg`Uova e prodotti a base di uova` },
  PE: { name: msg`Pesce`, without: msg`Senza pesce`, law: msg`Pesce e prodotti a base di pesce` },
  AR: { name: msg`Arachidi`, without: msg`Senza arachidi`, law: msg`Arachidi e prodotti a base di arachidi` },
  SO: { name: msg`Soia`, without: msg`Senza soia`, law: msg`Soia e prodotti a base di soia` },
  LA: { name: msg`Latte`, without: msg`Senza latte`, law: msg`Latte e prodotti a base di latte, lattosio incluso` },
  FG: {
    name: msg`Frutta a guscio`,
    without: msg`Senza frutta a guscio`,
    law: msg`Mandorle, nocciole, noci, pistacchi e altra frutta a guscio`,
  },
  CE: { name: msg`Sedano`, without: msg`Senza sedano`, law: msg`Sedano e prodotti a base di sedano` },
  SN: { name: msg`Senape`, without: msg`Senza senape`, law: msg`Senape e prodotti a base di senape` },
  SE: { name: msg`Sesamo`, without: msg`Senza sesamo`, law: msg`Semi di sesamo e prodotti a base di sesamo` },
  SF: { name: msg`Solfiti`, without: msg`Senza solfiti`, law: msg`Anidride solforosa e solfiti, oltre 10 mg per kg o litro` },
  LU: { name: msg`Lupini`, without: msg`Senza lupini`, law: msg`Lupini e prodotti a base di lupini` },
  MO: { name: msg`Molluschi`, without: msg`Senza molluschi`, law: msg`Molluschi e prodotti a base di molluschi` },
}

/** A typology as a dish wears it. Spec §3. */
export const typologyWords: Record<Typology, MessageDescriptor> = {
  GF: msg`Senza glutine`,
  VG: msg`Vegetariano`,
  VE: msg`Vegano`,
}

/** What a dish holds, one line an entry, in the order of the regulation; a code nobody knows keeps its raw code. */
export type Held = { key: string; entry: AllergenEntry | undefined; text: string }

/** The words of a dish's allergen codes. SEMANTICS 7. */
export function heldAllergens(codes: readonly string[], i18n: I18n): Held[] {
  const { known, strange } = entriesOf(codes)
  return [
    ...known.map((entry) => ({ key: entry, entry, text: i18n._(allergenWords[entry].name) })),
    ...strange.map((code) => ({
      key: code,
      entry: undefined,
      text: i18n._(msg`Allergene non riconosciuto (${code}): chiedi al personale`),
    })),
  ]
}
