import * as z from 'zod'
import { Bundle } from './schema.ts'

/** The name, beside `activity.yaml`, of what editors complete and check it by. */
const SCHEMA = 'activity.schema.json'

/** The schema of `activity.yaml` for editors; in the version that they read. */
export const editorSchema = () => ({
  title: 'activity.yaml',
  ...z.toJSONSchema(Bundle, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
})

/** The files of a bundle to begin with, by their names. */
export const beginning = (permalink: string, name: string): Record<string, string> => ({
  'activity.yaml': yaml(permalink, JSON.stringify(name)),
  'logo.svg': LOGO,
  [SCHEMA]: `${JSON.stringify(editorSchema(), null, 2)}\n`,
})

/** A leaf, white on no ground as logos are best. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="M14 50 C10 26 26 12 52 12 C54 38 40 54 18 48" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M12 56 C18 42 26 33 38 26" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"/>
</svg>
`

const yaml = (permalink: string, name: string) => `# yaml-language-server: $schema=${SCHEMA}
# A small activity to begin with. All fields are in docs/bundle.md; an editor that reads the line above knows them too.
# Two spaces for each step to the right, never tabs. What follows a # is a remark for yourself.

format: 1
permalink: ${permalink} # the name in the address; do not change it later
name: ${name}
tagline: {it: La tua carta fedeltà, en: Your loyalty card}
color: "#14594a" # your one colour, in quotes
logo: logo.svg # a simple white mark without a ground; a PNG of 512 x 512 will do as well
cashBackType: EP # what the card collects: E credit, P points, EP both
languages: [it, en] # Italian always; a text that lacks one of them is shown in Italian

loyalty:
  codeType: EAN13 # what your till reads: EAN13, EAN8, CODE128 or QR
  welcomeCredit: 2.00 # euros that a new customer begins with

settings:
  templateAppHome: S # home shows your notices; I shows pictures, V a video
  showMenuApp: true
  showCurrency: true

menu:
  categories:
    - name: {it: Caffetteria, en: Coffee}
      dishes:
        - name: {it: Caffè, en: Espresso}
          price: 1.30
          allergens: [] # none: write this only when you have checked
        - name: {it: Cappuccino, en: Cappuccino}
          description: {it: Anche con latte d’avena, en: With oat milk too}
          price: 1.80
          allergens: [LA] # LA is milk; the codes are in docs/bundle.md
          typologies: [VG] # vegetarian
    - name: {it: Da mangiare, en: To eat}
      dishes:
        - name: {it: Cornetto, en: Croissant}
          price: 1.50
          allergens: [GL, LA, UO]
          # picture: pictures/cornetto.jpg

stores:
  - name: ${name}
    main: true
    address: Via Roma 1
    cap: "16032"
    city: Camogli
    province: GE
    phone: "+39 0185 123456"
    hours: # 1 is Monday, 6 Saturday, 0 Sunday
      - {day: 2, startTime: "07:30", endTime: "19:30"}
      - {day: 3, startTime: "07:30", endTime: "19:30"}
      - {day: 4, startTime: "07:30", endTime: "19:30"}
      - {day: 5, startTime: "07:30", endTime: "19:30"}
      - {day: 6, startTime: "08:00", endTime: "20:00"}

# Sent to nobody by themselves: npm run tessera -- notice send --activity ${permalink} --notice "Benvenuti"
notices:
  - title: {it: Benvenuti, en: Welcome}
    message: {it: "Da oggi la carta è sul telefono.", en: "From today your card is on your phone."}
    link: /card

# What customers have to read and who you are; take the # away and write your own.
# legal:
#   privacy:
#     version: "2026-01"
#     text: |-
#       # Chi tratta i tuoi dati
#       ...
#   imprint: Bar Sole di Ada Rossi, Via Roma 1, 16032 Camogli
`
