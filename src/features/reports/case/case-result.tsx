import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import type { CaseAttempt, CaseComponent, CaseReport } from '@generated/evaluation/types.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { secondsBetween } from '@/lib/durations.ts'
import { jobOptionLabels } from '@/lib/job-options.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { CaseDownloads } from '../logs/case-downloads.tsx'
import { LogText } from '../logs/log-text.tsx'
import { caseFilesOf } from '../model/case-files.ts'
import { Section } from '../section.tsx'

interface CaseResultProps {
  report: CaseReport
  /** The attempt that the report shows; undefined while unknown. */
  attempt: CaseAttempt | undefined
}

/** The result of one attempt at a case: status, messages of the components, files. */
export function CaseResult({ report, attempt }: CaseResultProps) {
  const privileged = useFlag('privileged')
  const files = caseFilesOf(report, report.logs, { privileged })
  return (
    <>
      <Overview label="Result" items={resultItems(report, attempt, privileged)} />
      <Section title="Components">
        {report.components.length > 0 ? (
          <ul aria-label="Components" className="divide-y rounded-lg border bg-surface">
            {report.components.map((component) => (
              <li key={component.componentName} className="flex flex-col gap-2 px-4 py-3 text-sm">
                <Component report={report} component={component} privileged={privileged} />
              </li>
            ))}
          </ul>
        ) : (
          <Note>No component has reported anything.</Note>
        )}
      </Section>
      <Section title="Files">
        <CallAlert operation={downloadLogOperation} />
        {files.length > 0 ? (
          <CaseDownloads label="Files" files={files} />
        ) : (
          <Note>This attempt has no files.</Note>
        )}
      </Section>
      <Section title="Simulation log">
        <LogText file={files.find(({ kind }) => kind === 'simulationLog')} />
      </Section>
      <Section title="Simulation result">
        <LogText file={files.find(({ kind }) => kind === 'simulationResult')} />
      </Section>
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

interface ComponentProps {
  report: CaseReport
  component: CaseComponent
  privileged: boolean
}

function Component({ report, component, privileged }: ComponentProps) {
  const { componentName, message, failureCauseLabels, logs = {} } = component
  const files = caseFilesOf(report, logs, { privileged, component: componentName })
  return (
    <>
      <h3 className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{componentName}</bdi>
      </h3>
      {message && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <bdi>{message}</bdi>
        </p>
      )}
      {failureCauseLabels.length > 0 && <TextChips texts={failureCauseLabels} />}
      {files.length > 0 && <CaseDownloads label={`Files of ${componentName}`} files={files} />}
    </>
  )
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const resultItems = (
  { attemptId, status, startedAt, finishedAt, failureCauseLabels, options }: CaseReport,
  attempt: CaseAttempt | undefined,
  privileged: boolean,
): OverviewItem[] => [
  { label: 'Status', value: <ReportStatus status={status} /> },
  { label: 'Retries', value: attempt && attempt.number - 1 },
  { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
  { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
  { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
  { label: 'Attempt ID', value: <Copyable text={attemptId} what="attempt ID" /> },
  { label: 'Failure causes', value: <TextChips texts={failureCauseLabels} />, wide: true },
  ...(privileged
    ? [
        { label: jobOptionLabels.recordCaret, value: yesNo(options.recordCaret) },
        {
          label: jobOptionLabels.calculateScenarioReconstructionAccuracy,
          value: yesNo(options.calculateScenarioReconstructionAccuracy),
        },
      ]
    : []),
]
