import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { commands } from './commands.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean), commands, '/home/anna')

test.each([
  ['customer credit --acivity x', 'customer credit: there is no option --acivity; did you mean --activity?'],
  ['activity list --all', 'activity list: there is no option --all.'],
  ['customer credit --amount', 'customer credit: --amount needs a value after it; one that begins with - is written --amount=...'],
  ['customer credit', "customer credit needs --activity: the activity's permalink."],
  ['activity import', 'activity import needs <folder>: the folder of the bundle.'],
  ['activity import a b', 'activity import: "b" is one word too many; a text with spaces wants quotes.'],
  ['activity improt a', 'There is no command "activity improt"; did you mean activity import?'],
  [
    'make coffee',
    'There is no command "make coffee"; the commands are activity new, activity import, activity export, activity list, activity qr, menu pdf, customer add, customer credit, customer find, ledger check, notice send, notice status, order list, order show, order accept, order ready, order ship, order hand-over, order paid, order keep, order cancel, order refund, order export, booking list, booking show, booking accept, booking decline, booking take, booking move, booking absent, booking close, booking reopen, coupon give, coupon redeem, pack list, pack give, pack use, report, scratch issue, scratch status, stock set, sold-out set, sold-out list, wallet set, wallet show, wallet remove.',
  ],
  [
    'customer credit --activity a --email a@b.it --reason x --amount=-5',
    '--amount: an amount is a number of euros without a sign, such as 12.50; the type says whether it adds.',
  ],
  ['customer credit --activity a --email a@b.it --reason x --type XX', '--type: the type is one of AA, AM, C, IS, W, B, P, SM.'],
  ['customer credit --activity a --email anna --reason x', '--email: this is not an e-mail address.'],
])('%s', (line, wrong) => {
  expect(read(line)).toEqual({ wrong })
})

test('a folder is taken from where the operator stands', () => {
  expect(read('activity import ../bundle')).toMatchObject({ command: { name: 'activity import' }, input: { folder: '/home/bundle' } })
  expect(read('activity export porto /srv/out')).toMatchObject({ input: { permalink: 'porto', folder: '/srv/out' } })
})

test('help is for the tool and for each command', () => {
  for (const line of ['', '--help', '-h']) expect(read(line)).toMatchObject({ help: expect.stringContaining('activity import') })
  for (const { name, about } of commands) expect(read(`${name} --help`)).toMatchObject({ help: expect.stringContaining(about) })
  expect(read('customer credit --help')).toMatchObject({ help: expect.stringContaining('[--amount <...>]') })
})
