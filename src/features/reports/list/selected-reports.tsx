import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmission } from '@/data/submission.tsx'
import {
  newestReportsFirst,
  whyNotCompare,
  whyNotRetestFailed,
  whyNotTable,
} from '@/models/report-tables/report-selection.ts'
import { jobTableTarget } from '@/models/report-tables/report-table-config.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { retestPreset } from '@/models/run-drawer/retest-preset.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'

/** The page of the newest report that says what has changed since the other one; a table for more than two. */
const comparisonOf = (newest: JobReport, others: readonly JobReport[]): LinkTarget => {
  const [only] = others
  return only && others.length === 1 && only.catalog.id === newest.catalog.id
    ? {
        to: `/reports/${newest.jobId}`,
        search: { tab: 'changes', target_ids: [only.jobId] },
      }
    : jobTableTarget(
        newest,
        others.map(({ jobId }) => jobId),
      )
}

/** Actions of the selected reports: compare them, show them as a table, run failed suites again. */
export default function SelectedReports({ reports }: { reports: readonly JobReport[] }) {
  const client = useQueryClient()
  const projectId = useProjectId()
  const [newest, ...others] = newestReportsFirst(reports)
  const { submit, pending, alert } = useSubmission(async (report: JobReport) => {
    const query = listSuiteReportsAllQueryOptions({ projectId, jobId: report.jobId })
    const { items } = await client.fetchQuery(query)
    openRunDrawer(
      retestPreset(
        report,
        items.flatMap(({ status, suite }) => (status === 'failed' ? suite.id : [])),
      ),
    )
  })
  if (!newest) return null
  return (
    <>
      <ButtonLink
        {...comparisonOf(newest, others)}
        size="sm"
        disabledReason={whyNotCompare(reports)}
      >
        Compare
      </ButtonLink>
      <ButtonLink
        {...jobTableTarget(
          newest,
          others.map(({ jobId }) => jobId),
        )}
        size="sm"
        disabledReason={whyNotTable(reports)}
      >
        Open as table
      </ButtonLink>
      <Button
        size="sm"
        aria-haspopup="dialog"
        pending={pending}
        onPointerEnter={expectRunDrawer}
        disabledReason={whyNotRetestFailed(reports, Date.now())}
        onClick={() => submit(newest)}
      >
        Retest failed
      </Button>
      {alert}
    </>
  )
}
