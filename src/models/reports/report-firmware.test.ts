import type { JobFirmware } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { firmwareText } from './report-firmware.ts'

const cases: [JobFirmware | undefined, string | undefined][] = [
  [undefined, undefined],
  [{}, undefined],
  [{ release: false }, undefined],
  [{ release: true }, undefined],
  [{ release: true, releaseName: '2026.11.3' }, undefined],
  [{ releaseStatus: 'pending' }, 'PENDING'],
  [{ releaseStatus: 'pending', releaseName: '2026.11.3' }, 'PENDING'],
  [{ releaseStatus: 'failed' }, 'FAILED'],
  [{ releaseStatus: 'failed', releaseName: '2026.11.3' }, 'FAILED'],
  [{ releaseStatus: 'succeeded', releaseName: '2026.11.3' }, '2026.11.3'],
  [{ releaseStatus: 'succeeded', releaseName: '' }, 'SUCCEEDED'],
  [{ releaseStatus: 'succeeded' }, 'SUCCEEDED'],
]

test.each(cases)('%j shows %j', (firmware, text) => {
  expect(firmwareText(firmware)).toBe(text)
})
