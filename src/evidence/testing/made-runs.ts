import type { JobReport } from '@generated/evaluation/types.ts'
import { partly } from '@/lib/partly.ts'
import type { CaseOfSuite } from '../use-case-runs.ts'

/** The report of a job of a day that has failed on `main`, unless told otherwise. */
export const jobReport = (jobId: string, day: number, of: object = {}): JobReport =>
  partly<JobReport>({
    jobId,
    status: 'failed',
    description: `Run ${jobId}`,
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`,
    finishedAt: '2026-11-30T02:00:00Z',
    catalog: { id: 'c' },
    event: { source: { gitSha: 'abcdef0123', gitRefUrl: 'https://example.com/a/b/tree/main' } },
    build: { status: 'succeeded' },
    test: { caseResults: { totalCount: 5, successCount: 3, failureCount: 2 } },
    ...of,
  })

/** A case of a scenario, in one of its suites where that is told. */
export const caseOf = (scenario: string, suiteId?: string): CaseOfSuite => ({
  scenario: { id: scenario },
  scenarioParameters: { speed: '30' },
  suiteId,
})
