import type { CaseResults, JobReport } from '@generated/evaluation/types.ts'
import { changeCounts } from '@/evidence/changes.ts'
import {
  causeCounts,
  countingFailures,
  type Failure,
  inOrderOf,
} from '@/evidence/failure-groups.ts'
import type { Finding } from '@/evidence/finding.ts'
import { jobSentence, type SentenceFacts } from '@/evidence/job-sentence.ts'
import type { JobChanges } from '@/evidence/use-changes.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { commitOf, earlierName, jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { commitsHref } from '@/models/reports/report-source.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useExpectedSeconds } from '@/parts/reports/running-time.tsx'

interface JobEvidence {
  counts: CaseResults | undefined
  naMode: boolean
  isCanceling: boolean
  failures: readonly Failure[] | undefined
  changes: Pick<JobChanges, 'baseline' | 'changes' | 'changed' | 'problem'>
}

const stateOf = (report: JobReport, isCanceling: boolean): SentenceFacts['state'] => {
  if (report.build.status === 'failed') return 'build-failed'
  if (isCanceling) return 'canceling'
  if (report.status === 'canceled') return 'canceled'
  return isUnfinished(report) ? 'running' : 'done'
}

/** Counts for the sentence of a job, and what one tells others about it. */
export const useJobFinding = (
  report: JobReport,
  { counts, naMode, isCanceling, failures, changes: evidence }: JobEvidence,
): { facts: SentenceFacts; find: () => Omit<Finding, 'href'> } => {
  const { baseline, changes, changed, problem } = evidence
  const isRunning = isUnfinished(report)
  const expected = useExpectedSeconds(report, isRunning && report.startedAt !== undefined)
  const elapsed = isRunning ? secondsBetween(report.startedAt, Date.now()) : undefined
  const left =
    expected === undefined || elapsed === undefined || elapsed > expected
      ? undefined
      : expected - elapsed
  const known = changed === 'unknown' ? undefined : changed
  const counting = failures && countingFailures(failures, naMode)
  const causes = counting && causeCounts(counting, known)
  const facts: SentenceFacts = {
    state: stateOf(report, isCanceling),
    total: counts?.totalCount ?? 0,
    succeeded: counts?.successCount ?? 0,
    failed: counts?.failureCount ?? 0,
    // Whole minutes: more would change with every look.
    secondsLeft: left === undefined ? undefined : Math.max(60, Math.round(left / 60) * 60),
    causes,
    baseline: baseline && commitOf(baseline.job),
    changes: changes && changeCounts(changes),
    isComparing: changed === 'unknown' && !problem,
  }
  const source = sourceText(report)
  const title = jobTitle(report)
  const find = () => ({
    title: [title, source !== title && source].filter(Boolean).join(', '),
    sentence: jobSentence(facts),
    count:
      facts.total === 0
        ? undefined
        : `${formatCount(facts.failed)} of ${formatCount(facts.total)} cases failed.`,
    causes: causes ?? [],
    cases: inOrderOf(counting ?? [], 'message').map(({ report: one, varying, message, spec }) => ({
      name: one.scenario.displayName,
      parameters: varying,
      message,
      href: spec && caseHref(spec.parents.suiteReportId, spec.id, one.id),
    })),
    since: baseline && {
      name: earlierName(baseline.job),
      commits: commitsHref(baseline.job, report),
    },
  })
  return { facts, find }
}

/** Address of a case below the address of the page of its job, in the same project. */
const caseHref = (suiteReportId: string, specReportId: string, caseReportId: string): string => {
  const { origin, pathname, search } = window.location
  const project = new URLSearchParams(search).get('project_id')
  const path = `${pathname.replace(/\/$/, '')}/tests/${suiteReportId}/${specReportId}/${caseReportId}`
  return `${origin}${path}${project === null ? '' : `?project_id=${encodeURIComponent(project)}`}`
}
