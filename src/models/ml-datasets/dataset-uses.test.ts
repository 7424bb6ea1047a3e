import type { TrainingDataset } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { datasetsOf, runsUsing } from './dataset-uses.ts'

const dataset = (deploymentPath: string, id = '5a5b0dcd-9b1e-4f0f-a2c5-1d2f0b8f7c11') =>
  partly<TrainingDataset>({ id, deploymentPath })

test.each([
  ['datasets:\n  - /datasets/night/1\n', true],
  ['data: "/datasets/night/1"', true],
  ['data: /datasets/night/1/', true],
  ['data: /datasets/night/1.', false],
  ['data: /datasets/night/12', false],
  ['data: /datasets/night/1/part', false],
  ['data: /mnt/datasets/night/1', false],
  ['data: /datasets/night/12, /datasets/night/1', true],
  ['data: 5a5b0dcd-9b1e-4f0f-a2c5-1d2f0b8f7c11', true],
  ['', false],
])('a config %j names the data set: %s', (configRaw, isUsed) => {
  const night = dataset('/datasets/night/1')
  expect(datasetsOf({ configRaw }, [night])).toEqual(isUsed ? [night] : [])
  expect(runsUsing(night, [{ configRaw }])).toHaveLength(isUsed ? 1 : 0)
})

test('a run without a config, and a data set without a path, are no match', () => {
  expect(datasetsOf({}, [dataset('/a')])).toEqual([])
  expect(datasetsOf({ configRaw: 'a: 1' }, [dataset('')])).toEqual([])
})
