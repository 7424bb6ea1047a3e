import type { BuildReport } from '@generated/evaluation/types.ts'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { type BuildLogState, buildLogName, buildLogState } from '@/models/reports/build-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { LogNote } from '@/parts/logs/log-note.tsx'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { OpenedLog } from '../logs/opened-log.tsx'

/** The log of a build: streamed while it runs, the whole once it has ended. */
export function BuildLog({ report }: { report: BuildReport }) {
  const state = buildLogState(report)
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  const isWaiting = state.kind === 'waiting'
  const isShown = isOpen && !isWaiting
  return (
    <section aria-label="Log" className="flex flex-col gap-2.5">
      <h2>
        <Button
          variant="ghost"
          className="-ml-3 font-semibold text-ink"
          icon={
            <ChevronRight
              aria-hidden
              className={cx('transition-transform', isShown && 'rotate-90')}
            />
          }
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          disabledReason={isWaiting ? 'The build has not started yet.' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Log
        </Button>
      </h2>
      {isShown && (
        <div id={id}>
          <BuildLogContent report={report} onClose={() => setOpen(false)} />
        </div>
      )}
    </section>
  )
}

interface ContentProps {
  report: BuildReport
  /** Takes the log away, where its code cannot be loaded. */
  onClose?: () => void
}

/** The log of a build without a head of its own, or why there is none. */
export function BuildLogContent({ report, onClose }: ContentProps) {
  const state = buildLogState(report)
  switch (state.kind) {
    case 'expired':
      return <LogNote>{expiredLogText}</LogNote>
    case 'running':
    case 'whole':
      return <Console state={state} buildReportId={report.id} onClose={onClose} />
    case 'none':
      return <LogNote>No Data</LogNote>
    case 'waiting':
      return null
  }
}

interface ConsoleProps extends Omit<ContentProps, 'report'> {
  state: Extract<BuildLogState, { kind: 'running' | 'whole' }>
  buildReportId: string
}

function Console({ state, buildReportId, onClose }: ConsoleProps) {
  // Streamed lines stay until the whole log is there.
  const [streamId] = useState(state.kind === 'running' ? state.streamId : undefined)
  const stream =
    streamId === undefined
      ? undefined
      : ({ id: streamId, service: 'evaluation', isRunning: state.kind === 'running' } as const)
  return (
    <OpenedLog
      label="Build log"
      logId={state.kind === 'whole' ? state.logId : undefined}
      filename={buildLogName(buildReportId)}
      stream={stream}
      hasPackages
      onClose={onClose}
    />
  )
}
