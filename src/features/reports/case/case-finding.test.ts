import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseFinding } from './case-finding.ts'

const jobOf = (jobId: string, gitSha: string) => ({
  jobId,
  scheduledAt: '2026-11-26T17:00:00Z',
  description: 'Nightly run',
  event: { source: { gitSha, gitRefUrl: 'https://git.example.com/lab/autopilot/tree/main' } },
})
const job = jobOf('1', 'c2737a14aa')
const before = jobOf('2', '00bec0f4aa')

const report = partly<CaseReport>({
  status: 'failed',
  scenario: { id: 's', displayName: 'Cut-in' },
  scenarioParameters: { ego_speed: '30', weather: 'clear' },
  failureCauseLabels: ['localization error'],
  components: [
    { componentName: 'control', failureCauseLabels: [] },
    {
      componentName: 'localization',
      message: 'pose is 0.79 m off.',
      failureCauseLabels: ['localization error'],
    },
  ],
})

const evidence = { report, varying: ['ego_speed'], job, change: 'new', baseline: before } as const

test('says which case failed, why and since when', () => {
  expect(caseFinding(evidence)).toEqual({
    title: 'Cut-in (ego_speed=30), Nightly run, main @ c2737a14',
    sentence: 'localization: pose is 0.79 m off (localization error).',
    count: 'New since 00bec0f4.',
    causes: [],
    cases: [],
    since: {
      name: expect.stringContaining('Nightly run, main @ 00bec0f4'),
      commits: 'https://git.example.com/lab/autopilot/compare/00bec0f4aa...c2737a14aa',
    },
  })
})

test.each([
  ['failing', 'Failed in 00bec0f4, too.'],
  ['flaky', 'Comes and goes.'],
  ['added', 'Not in 00bec0f4.'],
  [undefined, undefined],
] as const)('a case that is %s: %s', (change, told) => {
  expect(caseFinding({ ...evidence, change }).count).toBe(told)
})

test('leaves out what is not known', () => {
  const passed = { ...report, status: 'succeeded' } as const
  const none = { job: undefined, change: undefined, baseline: undefined }
  expect(caseFinding({ report: passed, varying: [], ...none })).toEqual({
    title: 'Cut-in',
    sentence: undefined,
    count: undefined,
    causes: [],
    cases: [],
    since: undefined,
  })
  const silent = { ...report, components: [], failureCauseLabels: [] }
  expect(caseFinding({ ...evidence, report: silent }).sentence).toBe(
    'No message from the evaluator.',
  )
})
