import { brandVars } from '#rules/brand-vars.ts'

/** Dresses the page in a tenant's colours. */
export function applyTenant(color: string | null, colorText: string | null): void {
  for (const [name, value] of Object.entries(brandVars(color, colorText))) document.documentElement.style.setProperty(name, value)
}
