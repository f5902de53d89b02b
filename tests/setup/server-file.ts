import { afterAll } from 'vitest'
import { closeAlone } from './engines.ts'
import { moveElsewhere } from './scene.ts'

// What a test file of the server does not share with those that ran in its worker before.
moveElsewhere()
afterAll(closeAlone)
