import type { CaseAttempt, CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { jobOptionLabels } from '@/lib/job-options.ts'
import { JobLink, MapLink, ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { VersionDataSource } from '@/parts/scenarios/lazy-data-source.tsx'
import { useFlag } from '@/session/flags.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { ComponentRows } from './case-cause.tsx'

interface CaseDetailsProps {
  /** The report with the result of an attempt. */
  report: CaseReport
  /** The attempt; undefined while unknown. */
  attempt: CaseAttempt | undefined
  /** The report of the scenario; undefined while unknown. */
  spec: SpecReport | undefined
  jobId: string
}

/** All fields of a case that are not said above; absent ones are left out. */
export default function CaseDetails({ report, attempt, spec, jobId }: CaseDetailsProps) {
  const privileged = useFlag('privileged')
  const items = detailItems(report, attempt, spec, jobId, privileged)
  return <Overview label="Details" items={items.filter(({ value }) => value != null)} dense />
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const detailItems = (
  report: CaseReport,
  attempt: CaseAttempt | undefined,
  spec: SpecReport | undefined,
  jobId: string,
  privileged: boolean,
): OverviewItem[] => {
  const { id, attemptId, status, startedAt, finishedAt, scenario, areaMap, simulation } = report
  const { options, failureCauseLabels, formattedParameter, components } = report
  return [
    { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
    { label: 'Attempt ID', value: <Copyable text={attemptId} what="attempt ID" /> },
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    {
      label: 'Suite',
      value: spec && <SuiteLink id={spec.suite.id} name={spec.suite.displayName} />,
    },
    { label: 'Scenario', value: <ScenarioLink id={scenario.id} name={scenario.displayName} /> },
    { label: 'Scenario version', value: scenario.versionId },
    {
      label: 'Map',
      value: areaMap && <MapLink id={areaMap.id} name={areaMap.displayName} />,
    },
    {
      label: 'Map version',
      value: areaMap && <Copyable text={areaMap.versionId} what="version ID" />,
    },
    { label: 'Simulation', value: <bdi>{simulation.name}</bdi> },
    { label: 'Environment', value: <bdi>{simulation.environmentType}</bdi> },
    { label: 'Status', value: <ReportStatus status={status} /> },
    { label: 'Retries', value: attempt && attempt.number - 1 },
    { label: 'Started', value: startedAt && <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: finishedAt && <DateText at={finishedAt} form="date-time" /> },
    {
      label: 'Took',
      value: finishedAt && <DurationText seconds={secondsBetween(startedAt, finishedAt)} />,
    },
    {
      label: 'Failure causes',
      value: failureCauseLabels.length > 0 ? <TextChips texts={failureCauseLabels} /> : undefined,
    },
    ...(privileged
      ? [
          { label: jobOptionLabels.recordCaret, value: yesNo(options.recordCaret) },
          {
            label: jobOptionLabels.calculateScenarioReconstructionAccuracy,
            value: yesNo(options.calculateScenarioReconstructionAccuracy),
          },
          {
            label: 'Data source',
            value: <VersionDataSource scenarioId={scenario.id} versionId={scenario.versionId} />,
            wide: true,
          },
        ]
      : []),
    {
      label: 'Parameters',
      value: formattedParameter ? <bdi>{formattedParameter}</bdi> : undefined,
      wide: true,
    },
    {
      label: 'Components',
      // Those of a failed case stand above, as its cause.
      value:
        status !== 'failed' && components.length > 0 ? (
          <div className="min-w-0 flex-1">
            <ComponentRows report={report} components={components} />
          </div>
        ) : undefined,
      wide: true,
    },
  ]
}
