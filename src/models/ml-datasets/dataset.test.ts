import type { AnyDeploymentStatus, TrainingDataset } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { nextPoll } from '@/data/polling.ts'
import { keysOf } from '@/lib/objects.ts'
import { partly } from '@/lib/partly.ts'
import { datasetPolling, progressTexts, sizeInGb, whyNotDelete } from './dataset.ts'

const withStatus = (deploymentStatus: AnyDeploymentStatus) =>
  partly<TrainingDataset>({ deploymentStatus })

test.each(keysOf(progressTexts))('%s: what can be done, and how it goes on', (status) => {
  const scheduled = !['deployed', 'deleted'].includes(status)
  expect(whyNotDelete(withStatus(status)) === undefined).toBe(status === 'deployed')
  expect(progressTexts[status] !== undefined).toBe(scheduled)
  const items = [withStatus('deployed'), withStatus(status)]
  expect(nextPoll(datasetPolling, { items, complete: true })).toBe(scheduled && 15_000)
})

test.each([
  [0, '0.0'],
  [1024 ** 3, '1.0'],
  [53_687_091_200, '50.0'],
  [1024 ** 3 * 1.26, '1.3'],
])('%i bytes are %s GB', (bytes, text) => expect(sizeInGb(bytes)).toBe(text))
