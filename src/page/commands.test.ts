import { expect, test } from 'vitest'
import { type Command, matchKeys } from './commands.ts'

const command = (id: string, keys?: string): Command => ({ id, label: id, keys, run: () => {} })
const commands = [command('reports', 'g r'), command('help', '?'), command('plain')]

test.each([
  [['g'], 'begun'],
  [['g', 'r'], commands[0]],
  [['?'], commands[1]],
  [['r'], undefined],
  [['g', 'x'], undefined],
  [['g', 'r', 'r'], undefined],
  [[], undefined],
] as const)('%j', (pressed, outcome) => expect(matchKeys(commands, pressed)).toBe(outcome))

test('a page command overrides a console command with the same keys', () => {
  const own = command('own', '?')
  expect(matchKeys([own, ...commands], ['?'])).toBe(own)
})
