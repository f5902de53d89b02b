import * as z from 'zod'
import { Code, Colour, Euros, Hours, Iban, Percent, PictureFile, Words } from './fields.ts'

/** A variant. `stock` is what there is of a new one; of one that is there already it counts with `setStock` alone. */
const Size = z.strictObject({
  name: z.string().min(1),
  code: Code.optional(),
  stock: z.int().min(0).max(1_000_000),
  setStock: z.boolean().default(false),
})

const Colouring = z.strictObject({
  name: Words,
  code: Code.optional(),
  colour: Colour,
  picture: PictureFile.optional(),
  sizes: z.array(Size).min(1),
})

const Good = z.strictObject({
  name: Words,
  code: Code.optional(),
  description: Words.optional(),
  price: Euros,
  discountPrice: Euros.optional(),
  /** Percent; the price includes it. */
  vat: Percent.optional(),
  allergens: z.array(z.string()).optional(),
  colours: z.array(Colouring).min(1),
})

/** Goods, and how they are paid and come to the customer. */
export const Shop = z.strictObject({
  shipping: z
    .array(
      z.strictObject({
        type: z.enum(['S', 'C', 'H']),
        priceMin: Euros.optional(),
        offerPrice: Euros.optional(),
        standardPrice: Euros.optional(),
        shippingDaysFrom: z.int().min(0).default(0),
        shippingDaysTo: z.int().min(0).default(0),
      }),
    )
    .default([]),
  payments: z.array(z.enum(['P', 'S', 'BT', 'ST'])).default([]),
  /** Where a bank transfer (BT) goes. */
  bankAccount: z.strictObject({ name: z.string().trim().min(1).max(70), iban: Iban, bic: z.string().optional() }).optional(),
  closeTimes: z.array(Hours).default([]),
  categories: z.array(z.strictObject({ name: Words, code: Code.optional(), picture: PictureFile.optional(), goods: z.array(Good) })),
})
export type Shop = z.infer<typeof Shop>
