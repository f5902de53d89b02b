import { BookOpen, type LucideIcon, Utensils } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'

/** What stands for the menu: cutlery where one eats, else a catalogue. Spec §3. */
export const menuIcon = (type: Configuration['menuType'] | undefined): LucideIcon => (type === 'A' ? BookOpen : Utensils)
