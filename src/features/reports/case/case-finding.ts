import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import type { ChangeKind } from '@/evidence/engine/case-changes.ts'
import {
  causeOf,
  failedComponentOf,
  failureMessageOf,
  noMessageText,
} from '@/evidence/failure-signature.ts'
import type { Finding } from '@/evidence/finding.ts'
import { parameterTexts } from '@/models/reports/case-parameters.ts'
import { commitOf, earlierName, jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { commitsHref } from '@/models/reports/report-source.ts'

type NamedJob = Pick<JobReport, 'jobId' | 'event' | 'retestJobId' | 'description' | 'scheduledAt'>

interface CaseEvidence {
  report: CaseReport
  /** Names of the parameters in which it differs from the other cases of its scenario. */
  varying: readonly string[]
  /** Undefined while it is not read. */
  job: NamedJob | undefined
  /** Change of the case since the earlier job, and that job; undefined while unknown. */
  change: ChangeKind | undefined
  baseline: NamedJob | undefined
}

/** Words for a failed case by its change since an earlier commit. */
const changeTexts: { readonly [kind in ChangeKind]?: (commit: string) => string } = {
  new: (commit) => `New since ${commit}.`,
  failing: (commit) => `Failed in ${commit}, too.`,
  flaky: () => 'Comes and goes.',
  added: (commit) => `Not in ${commit}.`,
}

const whyFailed = (report: CaseReport) => {
  const component = failedComponentOf(report)
  const who = component ? `${component.componentName}: ` : ''
  const cause = causeOf(report)
  const message = failureMessageOf(report)?.replace(/\.$/, '') ?? noMessageText
  return `${who}${message}${cause === undefined ? '' : ` (${cause})`}.`
}

/** The finding about a case: which one it is, why it failed, and since when. */
export const caseFinding = (evidence: CaseEvidence): Omit<Finding, 'href'> => {
  const { report, varying, job, change, baseline } = evidence
  const parameters = parameterTexts(report, varying).join(', ')
  const name = `${report.scenario.displayName}${parameters && ` (${parameters})`}`
  const told = change && baseline && changeTexts[change]?.(commitOf(baseline))
  const title = job && jobTitle(job)
  const source = job && sourceText(job)
  return {
    title: [name, title, source !== title && source].filter(Boolean).join(', '),
    sentence: report.status === 'failed' ? whyFailed(report) : undefined,
    count: told,
    causes: [],
    cases: [],
    since: job && baseline && { name: earlierName(baseline), commits: commitsHref(baseline, job) },
  }
}
