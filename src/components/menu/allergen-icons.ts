import {
  Bean,
  CircleQuestionMark,
  Egg,
  Fish,
  Flower,
  Flower2,
  Grip,
  Leaf,
  LeafyGreen,
  type LucideIcon,
  Milk,
  Nut,
  Shell,
  Shrimp,
  Sprout,
  Vegan,
  Wheat,
  WheatOff,
  Wine,
} from 'lucide-react'
import type { AllergenEntry, Typology } from '#rules/allergens.ts'

/** A picture for each entry; it never stands without its word. SEMANTICS 7. */
export const allergenIcons: Record<AllergenEntry, LucideIcon> = {
  GL: Wheat,
  CR: Shrimp,
  UO: Egg,
  PE: Fish,
  AR: Bean,
  SO: Sprout,
  LA: Milk,
  FG: Nut,
  CE: LeafyGreen,
  SN: Flower,
  SE: Grip,
  SF: Wine,
  LU: Flower2,
  MO: Shell,
}

export const typologyIcons: Record<Typology, LucideIcon> = { GF: WheatOff, VG: Leaf, VE: Vegan }

export const strangeIcon: LucideIcon = CircleQuestionMark
