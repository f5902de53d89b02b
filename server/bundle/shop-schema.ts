import * as z from 'zod'
import { Colour, Euros, Hours, PictureFile, Words } from './fields.ts'

const Colouring = z.strictObject({
  name: Words,
  colour: Colour,
  picture: PictureFile.optional(),
  sizes: z.array(z.strictObject({ name: z.string().min(1), stock: z.int().min(0) })).min(1),
})

const Good = z.strictObject({
  name: Words,
  description: Words.optional(),
  price: Euros,
  discountPrice: Euros.optional(),
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
  closeTimes: z.array(Hours).default([]),
  categories: z.array(z.strictObject({ name: Words, picture: PictureFile.optional(), goods: z.array(Good) })),
})
