import { expect, test } from 'vitest'
import { SeriesReader } from './series.ts'

const read = (...lines: string[]) => {
  const reader = new SeriesReader()
  for (const line of lines) reader.read(line)
  const { unit, total, series } = reader.answer()
  const named = series.map(({ name, steps, values }) => [name, [...steps], [...values]])
  return { unit, total, series: named }
}

test.each<[string[], ReturnType<typeof read>]>([
  [
    ['10:00:01 epoch 1/20 train_loss=2.5 val_loss=1.8', 'epoch 2/20 train_loss=1.5 val_loss=1e-3'],
    {
      unit: 'epoch',
      total: 20,
      series: [
        ['train_loss', [1, 2], [2.5, 1.5]],
        ['val_loss', [1, 2], [1.8, 0.001]],
      ],
    },
  ],
  [
    ['epoch 2 loss=1', 'epoch 1 loss=3', 'epoch 2 loss=2', 'epoch 3 loss=nan', 'epoch 4 loss=-inf'],
    {
      unit: 'epoch',
      total: undefined,
      series: [['loss', [1, 2, 3, 4], [3, 2, Number.NaN, Number.NaN]]],
    },
  ],
  [
    ['epoch 1/20 a=+.5 b=-1. c=2e2', 'epoch 2 a=1 b=2 c=3'],
    {
      unit: 'epoch',
      total: 20,
      series: [
        ['a', [1, 2], [0.5, 1]],
        ['b', [1, 2], [-1, 2]],
        ['c', [1, 2], [200, 3]],
      ],
    },
  ],
  [
    ['{"epoch": 1, "loss": 3}\r', '{"epoch": 2, "loss": 2} done', '{"epoch": "3", "loss": 1}'],
    { unit: 'epoch', total: undefined, series: [['loss', [1], [3]]] },
  ],
  [[], { unit: 'epoch', total: undefined, series: [] }],
  [
    ['{"epoch": 1, "loss": 3, "note": "x"}', 'INFO {"epoch": 2, "loss": 2}', '{"epoch": broken}'],
    { unit: 'epoch', total: undefined, series: [['loss', [1, 2], [3, 2]]] },
  ],
  [
    ['step 100/900 loss=3', 'Epoch: [1] loss=9', 'step 200/900 loss=2 lr=0.1'],
    {
      unit: 'step',
      total: 900,
      series: [
        ['loss', [100, 200], [3, 2]],
        ['lr', [200], [0.1]],
      ],
    },
  ],
  [
    ['epoch 1/20 step 100 loss 0.1790', 'ERROR The training ran out of memory.', 'a=1', 'epoch 3'],
    { unit: 'epoch', total: undefined, series: [] },
  ],
])('of %j', (lines, expected) => {
  expect(read(...lines)).toEqual(expected)
})

test('a log of any content makes no more series than a training has', () => {
  const pairs = Array.from({ length: 500 }, (_, place) => `m${place}=1`).join(' ')
  expect(read(`epoch 1 ${pairs}`).series).toHaveLength(64)
})
