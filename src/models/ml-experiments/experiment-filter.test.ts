import type { Experiment, Run } from '@generated/ml/types.ts'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { experimentFilter, runFilter } from './experiment-filter.ts'

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join(' ')

describe('experiments', () => {
  const experiments = partly<Experiment[]>([
    { id: 'e1', name: 'Lane detector', description: 'Wide camera', deprecated: false },
    { id: 'e2', name: 'Point pillars', description: '', deprecated: false },
    { id: 'e3', name: 'Lane of last year', description: '', deprecated: true },
  ])

  test.each([
    [{}, 'e1 e2'],
    [{ display_name: 'LANE' }, 'e1'],
    [{ display_name: 'camera lane' }, 'e1'],
    [{ display_name: 'e2' }, 'e2'],
    [{ deleted: true }, 'e3'],
    [{ display_name: 'pillars', deleted: true }, ''],
  ])('of %j are %j', (search, ids) => {
    expect(idsOf(experimentFilter.apply(experiments, search))).toBe(ids)
  })
})

describe('runs', () => {
  const run = (id: string, name: string, status: Run['report']['status'], given: object = {}) =>
    partly<Run>({
      id,
      name,
      description: '',
      deprecated: false,
      userName: 'Ada Lovelace',
      report: { status, event: {} },
      ...given,
    })
  const git = { source: { gitRef: 'refs/heads/wide-anchors', gitSha: 'c0ffee1234567890' } }
  const runs = [
    run('r1', 'Larger batches', 'succeeded', { report: { status: 'succeeded', event: git } }),
    run('r2', 'Smaller batches', 'failed', { description: 'By night', userName: 'Alan Turing' }),
    run('r3', 'Of nobody', 'started', { userName: undefined }),
    run('r4', 'Deleted', 'failed', { deprecated: true }),
  ]

  test.each<[Parameters<typeof runFilter.apply>[1], string]>([
    [{}, 'r1 r2 r3'],
    [{ display_name: 'batches' }, 'r1 r2'],
    [{ display_name: 'night' }, 'r2'],
    [{ display_name: 'wide-anchors' }, 'r1'],
    [{ display_name: 'c0ffee1234567890' }, 'r1'],
    [{ display_name: 'r3' }, 'r3'],
    [{ state: ['failed'] }, 'r2'],
    [{ state: ['failed', 'started'] }, 'r2 r3'],
    [{ user_name: ' turing ' }, 'r2'],
    [{ user_name: 'a' }, 'r1 r2'],
    [{ deleted: true }, 'r4'],
  ])('of %j are %j', (search, ids) => {
    expect(idsOf(runFilter.apply(runs, search))).toBe(ids)
  })

  test('the service is asked for the deleted ones alone', () => {
    expect(runFilter.parameters.deleted.query?.(true)).toEqual({ deprecated: true })
    expect(experimentFilter.parameters.deleted.query?.(false)).toEqual({ deprecated: false })
  })
})
