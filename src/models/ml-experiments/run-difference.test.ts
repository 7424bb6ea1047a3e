import type { Run } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { differencesOf, lastSucceeded, stageSeconds } from './run-difference.ts'

const run = (id: string, day: number, status: Run['report']['status'], more = {}): Run => ({
  id,
  experimentId: 'e',
  name: id,
  description: '',
  createdAt: `2026-11-0${day}T00:00:00Z`,
  createdBy: 'u',
  userName: '',
  deprecated: false,
  metricsSummary: [],
  report: { runId: id, experimentId: 'e', status, event: {} },
  ...more,
})

test('a failed run stands beside the last one that succeeded before it', () => {
  const failed = run('d', 4, 'failed')
  const runs = [
    run('e', 5, 'succeeded'),
    failed,
    run('a', 1, 'succeeded'),
    run('c', 3, 'canceled'),
    run('b', 2, 'succeeded'),
  ]
  expect(lastSucceeded(runs, failed)?.id).toBe('b')
  expect(lastSucceeded(runs, run('a', 1, 'failed'))).toBeUndefined()
})

test('a stage took from the first start of its reports to their last end', () => {
  const at = (minute: number) => `2026-11-01T00:0${minute}:00Z`
  expect(
    stageSeconds([
      { startedAt: at(2), finishedAt: at(3) },
      { startedAt: at(1), finishedAt: at(2) },
    ]),
  ).toBe(120)
  expect(stageSeconds([{ startedAt: at(1) }])).toBeUndefined()
  expect(stageSeconds()).toBeUndefined()
})

test('only what differs between two runs is told, what went in first', () => {
  const report = (minutes: number) => [
    {
      id: 'r',
      name: 'Image',
      status: 'succeeded' as const,
      experimentId: 'e',
      startedAt: '2026-11-01T00:00:00Z',
      finishedAt: `2026-11-01T00:${minutes}:00Z`,
    },
  ]
  const before = run('a', 1, 'succeeded', { configRaw: 'epochs: 20\nbatch_size: 32\nseed: 1' })
  const now = run('b', 2, 'failed', {
    configRaw: 'epochs: 20\nbatch_size: 64\nloss: focal',
    configPath: 'night.yaml',
  })
  expect(
    differencesOf(
      { run: before, reports: { build: report(10), process: report(15) } },
      { run: now, reports: { build: report(10), process: report(20) } },
    ),
  ).toEqual([
    { name: 'Config path', before: 'config.yaml', now: 'night.yaml' },
    { name: 'batch_size', before: '32', now: '64' },
    { name: 'seed', before: '1', now: undefined },
    { name: 'loss', before: undefined, now: 'focal' },
    { name: 'Process took', before: '15 min', now: '20 min' },
  ])
})

test('of runs that were made at the same time, none is before the other, and the first is the last', () => {
  const failed = run('d', 4, 'failed')
  expect(lastSucceeded([run('b', 2, 'succeeded'), run('c', 2, 'succeeded')], failed)?.id).toBe('b')
  expect(lastSucceeded([run('b', 4, 'succeeded')], failed)).toBeUndefined()
})

test('the sources of runs differ by what they are called; names of artifacts tell nothing', () => {
  const event = (gitSha: string) => ({ source: { gitRef: 'refs/heads/main', gitSha } })
  const of = (gitSha: string | undefined, configRaw: string) =>
    run('a', 1, 'succeeded', {
      configRaw,
      report: {
        runId: 'a',
        experimentId: 'e',
        status: 'succeeded',
        event: gitSha ? event(gitSha) : {},
      },
    })
  const before = of('c0ffee1234567890', 'training_artifacts:\n  model: old\nseed: 1')
  const now = of(undefined, 'training_artifacts:\n  model: new\nseed: 1')
  expect(differencesOf({ run: before, reports: {} }, { run: now, reports: {} })).toEqual([
    { name: 'Source', before: 'main @ c0ffee12', now: undefined },
  ])
})

test('a run that builds upon the other names it', () => {
  const before = run('first', 1, 'succeeded', { name: 'Baseline' })
  const now = run('b', 2, 'succeeded', {
    report: {
      runId: 'b',
      experimentId: 'e',
      status: 'succeeded',
      event: { reusedBuildRunId: 'first' },
    },
  })
  expect(differencesOf({ run: before, reports: {} }, { run: now, reports: {} })[0]).toEqual({
    name: 'Source',
    before: undefined,
    now: 'Build of Baseline',
  })
})
