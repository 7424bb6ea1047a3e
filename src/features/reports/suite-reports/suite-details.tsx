import type { SuiteReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink, JobLink, SuiteLink } from '@/page/links.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { failureCausesOf, resultOf } from '../model/results.ts'

/** What is known of the result of a suite. */
export const suiteDetails = (report: SuiteReport, naMode: boolean): OverviewItem[] => {
  const { id, jobId, suite, catalog, simulation, startedAt, finishedAt } = report
  const { counts } = resultOf(report, naMode)
  return [
    { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
    { label: 'Suite version', value: <Copyable text={suite.versionId} what="version ID" /> },
    { label: 'Type', value: suite.type },
    { label: 'Simulation', value: `${simulation.name}, ${simulation.environmentType}` },
    { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
    {
      label: 'Cases',
      value: <CaseCounts counts={counts} />,
    },
    { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
    { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
    { label: 'Failure causes', value: <TextChips texts={failureCausesOf(report, naMode)} /> },
    { label: 'Labels', value: <LabelChips labels={suite.labels} />, wide: true },
  ]
}
