import { brandVars } from '#rules/brand-vars.ts'

/** Dresses the page, or one part of it, in a tenant's colours. */
export function applyTenant(color: string | null, colorText: string | null, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(brandVars(color, colorText))) element.style.setProperty(name, value)
}
