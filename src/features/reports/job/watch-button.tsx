import type { JobReport } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { Button } from '@/ui/base/button.tsx'
import { useOpenJob } from './resumed-watches.tsx'
import { askToNotify, unwatchJob, watchedJobs, watchJob } from './watch-job.ts'

/** Switches on and off that the user is told when a running job is done. */
export function WatchButton({ report }: { report: JobReport }) {
  const client = useQueryClient()
  const projectId = useProjectId()
  const open = useOpenJob()
  const isWatched = useStore(watchedJobs).has(report.jobId)
  if (!isUnfinished(report)) return null
  const Icon = isWatched ? BellRing : Bell
  return (
    <Button
      icon={<Icon aria-hidden />}
      aria-pressed={isWatched}
      hint={isWatched ? 'You are notified as long as this tab is open.' : undefined}
      className={isWatched ? 'border-primary bg-primary-soft text-primary' : undefined}
      onClick={() => {
        if (isWatched) return unwatchJob(report.jobId)
        askToNotify()
        watchJob(client, projectId, report.jobId, open)
      }}
    >
      Tell me when it is done
    </Button>
  )
}
