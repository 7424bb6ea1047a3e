import type { SpecReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink, JobLink, ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { VersionDataSource } from '@/parts/scenarios/lazy-data-source.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { failureCausesOf, resultOf } from '../model/results.ts'

/** What is known of the result of a scenario. */
export const specDetails = (
  report: SpecReport,
  jobId: string,
  naMode: boolean,
  privileged: boolean,
): OverviewItem[] => {
  const { id, scenario, suite, catalog, startedAt, finishedAt } = report
  const { counts } = resultOf(report, naMode)
  return [
    { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    {
      label: 'Scenario',
      value: <ScenarioLink id={scenario.id} name={scenario.displayName} />,
    },
    { label: 'Scenario version', value: scenario.versionId },
    { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
    { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
    {
      label: 'Cases',
      value: <CaseCounts counts={counts} />,
    },
    { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
    { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
    {
      label: 'Failure causes',
      value: <TextChips texts={failureCausesOf(report, naMode)} />,
      wide: true,
    },
    ...(privileged
      ? [
          {
            label: 'Data source',
            value: <VersionDataSource scenarioId={scenario.id} versionId={scenario.versionId} />,
            wide: true,
          },
        ]
      : []),
  ]
}
