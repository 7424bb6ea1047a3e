import type { BuildReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { buildLogState } from './build-files.ts'

const at = '2026-03-05T10:00:00Z'
const output = (expired: boolean) => ({ buildOutput: { id: 'whole', expired } })
const stream = { buildOutputStream: { id: 'stream' } }

test.each<[Pick<BuildReport, 'status' | 'finishedAt' | 'logs'>, unknown]>([
  [{ status: 'scheduled', logs: {} }, { kind: 'waiting' }],
  [
    { status: 'started', logs: stream },
    { kind: 'running', streamId: 'stream' },
  ],
  [{ status: 'started', logs: {} }, { kind: 'none' }],
  [
    { status: 'succeeded', finishedAt: at, logs: output(false) },
    { kind: 'whole', logId: 'whole' },
  ],
  [
    { status: 'failed', finishedAt: at, logs: { ...output(false), ...stream } },
    { kind: 'whole', logId: 'whole' },
  ],
  [{ status: 'failed', finishedAt: at, logs: output(true) }, { kind: 'expired' }],
  [{ status: 'canceled', finishedAt: at, logs: {} }, { kind: 'none' }],
])('%j has the log %j', (report, state) => {
  expect(buildLogState(report)).toEqual(state)
})
