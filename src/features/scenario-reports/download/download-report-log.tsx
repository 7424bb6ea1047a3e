import { getScenarioReportLogGrantOperation } from '@generated/scenario/codec.ts'
import { getScenarioReportLogGrantQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioReportEntry } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadReportLog } from '@/models/scenario-reports/log-download.ts'
import { logFileName } from '@/models/scenario-reports/scenario-report.ts'
import { Progress } from '@/parts/downloads/file-download.tsx'
import type { useDownloads } from '@/parts/downloads/use-downloads.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

interface DownloadReportLogProps {
  jobId: string
  entry: ScenarioReportEntry
  downloads: ReturnType<typeof useDownloads>
  onClose: () => void
}

/** Dialog that downloads the log of a report, straight from the object store. */
export function DownloadReportLog({ jobId, entry, downloads, onClose }: DownloadReportLogProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const name = logFileName(entry)
  const state = downloads.stateOf(name)
  const isRunning = state.phase === 'running'
  const start = () =>
    downloads.start(name, (options) =>
      downloadReportLog({
        // Credentials are not cached: every call makes new ones.
        getGrant: () =>
          client.fetchQuery({
            ...getScenarioReportLogGrantQueryOptions({ projectId, jobId, reportId: entry.id }),
            staleTime: 0,
            gcTime: 0,
          }),
        read: async (grant) => {
          const { downloadObject } = await import('@/transport/object-download.ts')
          return downloadObject(grant, options)
        },
        now: Date.now,
      }),
    )
  return (
    <Dialog
      onClose={onClose}
      locked={isRunning}
      title="Download scenario report log"
      footer={
        <>
          {isRunning ? (
            <Button onClick={() => downloads.cancel(name)}>Cancel</Button>
          ) : (
            <Button onClick={onClose}>Close</Button>
          )}
          <Button
            variant="primary"
            icon={<Download aria-hidden />}
            pending={isRunning}
            onClick={start}
          >
            DOWNLOAD
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        {isRunning && <Progress label={name} {...state} />}
        {state.phase === 'failed' && (
          <ErrorAlert title={getScenarioReportLogGrantOperation.alertText} detail={state.message} />
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {state.phase === 'saved' && 'The browser saves the file.'}
        </p>
      </div>
    </Dialog>
  )
}
