import { expect, test } from 'vitest'
import { permalinkIn } from './permalink-in.ts'

test.each([
  ['osteria-del-porto', 'osteria-del-porto'],
  [' Osteria del Porto ', 'osteria-del-porto'],
  ['https://osteria-del-porto.example.com/registration?storeId=1', 'osteria-del-porto'],
  ['osteria-del-porto.localhost:3000', 'osteria-del-porto'],
  ['https://tessera.example/registration/permalink/bottega-lino', 'bottega-lino'],
  ['Caffè Perù', 'caffe-peru'],
  ['  ', undefined],
  ['…', undefined],
])('%s is %s', (typed, permalink) => expect(permalinkIn(typed)).toBe(permalink))
