import { lruMemoize } from '@reduxjs/toolkit'
import { brandVars } from '#rules/brand-vars.ts'

/** A tenant's colours as CSS variables, worked out once: several ask at the start. */
export const brandOf = lruMemoize(brandVars, { maxSize: 4 })

/** The page wears nobody's colours again. */
export function undress(): void {
  for (const name of Object.keys(brandOf(null))) document.documentElement.style.removeProperty(name)
}

/** Dresses the page, or one part of it, in a tenant's colours. */
export function applyTenant(color: string | null, colorText: string | null, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(brandOf(color, colorText))) element.style.setProperty(name, value)
}
