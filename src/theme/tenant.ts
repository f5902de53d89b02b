import { brandVars } from '#rules/brand-vars.ts'

/** The page wears nobody's colours again. */
export function undress(): void {
  for (const name of Object.keys(brandVars(null))) document.documentElement.style.removeProperty(name)
}

/** Dresses the page, or one part of it, in a tenant's colours. */
export function applyTenant(color: string | null, colorText: string | null, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(brandVars(color, colorText))) element.style.setProperty(name, value)
}
