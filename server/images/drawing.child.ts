import { answer } from './answering.ts'
import { icon } from './icon.ts'
import { owedSizes } from './picture.ts'
import { screenshot } from './screenshot.ts'

const deeds = { icon, owedSizes, screenshot }
export type DrawingDeeds = typeof deeds

answer(deeds)
