import type { AllergenEntry, Typology } from '#rules/allergens.ts'

type Word = { id: string; message: string }

/** The 14 entries of EU Regulation 1169/2011 as the app says them: how a dish names one, and what the regulation means. */
export const allergenWords: Record<AllergenEntry, { name: Word; law: Word }> = {
  GL: {
    name: /*i18n*/ { id: 'allergen.GL', message: 'Glutine' },
    law: /*i18n*/ { id: 'allergen.law.GL', message: 'Cereali che contengono glutine: grano, segale, orzo, avena, farro' },
  },
  CR: {
    name: /*i18n*/ { id: 'allergen.CR', message: 'Crostacei' },
    law: /*i18n*/ { id: 'allergen.law.CR', message: 'Crostacei e prodotti a base di crostacei' },
  },
  UO: {
    name: /*i18n*/ { id: 'allergen.UO', message: 'Uova' },
    law: /*i18n*/ { id: 'allergen.law.UO', message: 'Uova e prodotti a base di uova' },
  },
  PE: {
    name: /*i18n*/ { id: 'allergen.PE', message: 'Pesce' },
    law: /*i18n*/ { id: 'allergen.law.PE', message: 'Pesce e prodotti a base di pesce' },
  },
  AR: {
    name: /*i18n*/ { id: 'allergen.AR', message: 'Arachidi' },
    law: /*i18n*/ { id: 'allergen.law.AR', message: 'Arachidi e prodotti a base di arachidi' },
  },
  SO: {
    name: /*i18n*/ { id: 'allergen.SO', message: 'Soia' },
    law: /*i18n*/ { id: 'allergen.law.SO', message: 'Soia e prodotti a base di soia' },
  },
  LA: {
    name: /*i18n*/ { id: 'allergen.LA', message: 'Latte' },
    law: /*i18n*/ { id: 'allergen.law.LA', message: 'Latte e prodotti a base di latte, lattosio incluso' },
  },
  FG: {
    name: /*i18n*/ { id: 'allergen.FG', message: 'Frutta a guscio' },
    law: /*i18n*/ { id: 'allergen.law.FG', message: 'Mandorle, nocciole, noci, pistacchi e altra frutta a guscio' },
  },
  CE: {
    name: /*i18n*/ { id: 'allergen.CE', message: 'Sedano' },
    law: /*i18n*/ { id: 'allergen.law.CE', message: 'Sedano e prodotti a base di sedano' },
  },
  SN: {
    name: /*i18n*/ { id: 'allergen.SN', message: 'Senape' },
    law: /*i18n*/ { id: 'allergen.law.SN', message: 'Senape e prodotti a base di senape' },
  },
  SE: {
    name: /*i18n*/ { id: 'allergen.SE', message: 'Sesamo' },
    law: /*i18n*/ { id: 'allergen.law.SE', message: 'Semi di sesamo e prodotti a base di sesamo' },
  },
  SF: {
    name: /*i18n*/ { id: 'allergen.SF', message: 'Solfiti' },
    law: /*i18n*/ { id: 'allergen.law.SF', message: 'Anidride solforosa e solfiti, oltre 10 mg per kg o litro' },
  },
  LU: {
    name: /*i18n*/ { id: 'allergen.LU', message: 'Lupini' },
    law: /*i18n*/ { id: 'allergen.law.LU', message: 'Lupini e prodotti a base di lupini' },
  },
  MO: {
    name: /*i18n*/ { id: 'allergen.MO', message: 'Molluschi' },
    law: /*i18n*/ { id: 'allergen.law.MO', message: 'Molluschi e prodotti a base di molluschi' },
  },
}

export const typologyWords: Record<Typology, Word> = {
  GF: /*i18n*/ { id: 'typology.GF', message: 'Senza glutine' },
  VG: /*i18n*/ { id: 'typology.VG', message: 'Vegetariano' },
  VE: /*i18n*/ { id: 'typology.VE', message: 'Vegano' },
}

/** What else stands on a menu that is printed. */
export const words = {
  menu: /*i18n*/ { id: 'menu.title', message: 'Menù' },
  none: /*i18n*/ { id: 'menu.none', message: 'Nessun allergene dichiarato' },
  unknown: /*i18n*/ { id: 'menu.unknown', message: 'Informazione sugli allergeni non disponibile' },
  strange: /*i18n*/ { id: 'menu.strange', message: 'Allergene non riconosciuto ({code}): chiedi al personale' },
  legend: /*i18n*/ { id: 'menu.legend', message: 'Legenda degli allergeni' },
  kitchen: /*i18n*/ {
    id: 'menu.kitchen',
    message: 'In cucina si usano tutti gli allergeni: se hai un’allergia, dillo a chi ti serve.',
  },
  day: /*i18n*/ { id: 'menu.day', message: 'Com’era il {day}' },
  page: /*i18n*/ { id: 'menu.page', message: 'Pagina {page} di {pages}' },
}
