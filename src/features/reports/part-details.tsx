import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { failureCausesOf, resultOf } from '@/models/reports/report-results.ts'
import { CatalogLink, JobLink, ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { CaseCounts } from '@/parts/reports/case-counts.tsx'
import { VersionDataSource } from '@/parts/scenarios/lazy-data-source.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import type { OverviewItems } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'

/** Fields of a suite report under Details. */
export const suiteDetails = (report: SuiteReport, naMode: boolean): OverviewItems => {
  const { suite, simulation } = report
  return [
    ...identityItems(report, report.jobId),
    { label: 'Suite version', value: <Copyable text={suite.versionId} what="version ID" /> },
    { label: 'Type', value: suite.type },
    { label: 'Simulation', value: `${simulation.name}, ${simulation.environmentType}` },
    ...resultItems(report, naMode),
    { label: 'Labels', value: <LabelChips labels={suite.labels} />, wide: true },
  ]
}

/** Fields of a spec report under Details; the data source of the scenario only for the privileged. */
export const specDetails = (
  report: SpecReport,
  jobId: string,
  naMode: boolean,
  privileged: boolean,
): OverviewItems => {
  const { id, displayName, versionId } = report.scenario
  return [
    ...identityItems(report, jobId),
    { label: 'Scenario', value: <ScenarioLink id={id} name={displayName} /> },
    { label: 'Scenario version', value: versionId },
    ...resultItems(report, naMode),
    privileged && {
      label: 'Data source',
      value: <VersionDataSource scenarioId={id} versionId={versionId} />,
      wide: true,
    },
  ]
}

const identityItems = (
  { id, suite, catalog }: SuiteReport | SpecReport,
  jobId: string,
): OverviewItems => [
  { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
  { label: 'Job', value: <JobLink jobId={jobId} /> },
  { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
  { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
]

const resultItems = (report: SuiteReport | SpecReport, naMode: boolean): OverviewItems => {
  const { startedAt, finishedAt } = report
  return [
    { label: 'Cases', value: <CaseCounts counts={resultOf(report, naMode).counts} /> },
    { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
    { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
    {
      label: 'Failure causes',
      value: <TextChips texts={failureCausesOf(report, naMode)} />,
      wide: true,
    },
    report.failMessage && {
      label: 'Fail message',
      value: <bdi>{report.failMessage}</bdi>,
      wide: true,
    },
  ]
}
