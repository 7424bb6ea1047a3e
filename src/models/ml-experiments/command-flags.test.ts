import { expect, test } from 'vitest'
import { changeableSettings, flagOf, withFlags } from './command-flags.ts'

test.each([
  ['', [['epochs', '40']], 'python train.py --epochs 40'],
  ['python train.py --epochs 20 -v', [['epochs', '40']], 'python train.py --epochs 40 -v'],
  [
    'train --epochs=20',
    [
      ['epochs', '40'],
      ['lr', '0.1'],
    ],
    'train --epochs 40 --lr 0.1',
  ],
  ['train --note "a b"', [['note', "it's"]], `train --note 'it'\\''s'`],
  ['train --epochs_max 9', [['epochs', '$&']], "train --epochs_max 9 --epochs '$&'"],
] as const)('%j with %j', (command, changes, expected) => {
  expect(withFlags(command, new Map(changes))).toBe(expected)
})

test('a command tells the settings that it changes', () => {
  const command = 'python train.py --epochs 40 --model.depth=3 --note "a b"'
  expect(['epochs', 'model.depth', 'note', 'lr'].map((name) => flagOf(command, name))).toEqual([
    '40',
    '3',
    'a b',
    undefined,
  ])
})

test('only settings of the training are changed by a command', () => {
  const values = new Map([
    ['epochs', '20'],
    ['training_artifacts.package_id', 'x'],
    ['with space', '1'],
  ])
  expect(changeableSettings(values)).toEqual([['epochs', '20']])
})
