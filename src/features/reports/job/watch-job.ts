import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { polled } from '@/data/polling.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { reportPolling } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { tabMemory } from '@/session/storage.ts'
import { createStore } from '@/session/store.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { toast } from '@/ui/feedback/toast.tsx'

/** A watched job, and what ends the watching. */
interface Watched {
  projectId: string
  stop: () => void
}

/** The jobs whose end the user wants to be told of, by job id; this tab remembers them over reloads. */
export const watchedJobs = createStore<ReadonlyMap<string, Watched>>(new Map())

const keep = (watched: ReadonlyMap<string, Watched>) => {
  watchedJobs.set(watched)
  const entries = [...watched].map(([jobId, { projectId }]) => `${projectId}/${jobId}`)
  if (entries.length > 0) tabMemory.write('watchedJobs', entries.join(' '))
  else tabMemory.remove('watchedJobs')
}

/** Ways to a job from whatever page is open. */
type OpenJob = (jobId: string, projectId: string) => void

/** Stands before the title of a tab in which a watched job has ended. */
const badge = '● '

const markTitle = () => {
  if (!document.hidden || document.title.startsWith(badge)) return
  document.title = badge + document.title
  const unmark = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', unmark)
    document.title = document.title.replace(badge, '')
  }
  document.addEventListener('visibilitychange', unmark)
}

const notify = (title: string, body: string, open: () => void) => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body })
    notification.onclick = () => {
      window.focus()
      open()
    }
  } catch {
    // Some browsers let only service workers notify; the snackbar tells all the same.
  }
}

/** Tells of the end of a job: by a snackbar, in the title of a hidden tab, and by the browser where it may. */
const tell = (report: JobReport, open: () => void) => {
  const outcome = outcomeOf(report)
  toast(`${jobTitle(report)}: ${outcome}`, { action: { label: 'Open job', onSelect: open } })
  markTitle()
  notify(jobTitle(report), `The job is done: ${outcome}.`, open)
}

/** `3 of 317 failed`; the status where no case failed, or none was counted. */
const outcomeOf = ({ status, test }: JobReport) => {
  const { failureCount = 0, totalCount = 0 } = test?.caseResults ?? {}
  return failureCount > 0
    ? `${formatCount(failureCount)} of ${formatCount(totalCount)} failed`
    : statusWord(status).toLowerCase()
}

/** Lets the browser ask once whether the console may notify. */
export const askToNotify = (): void => {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default') {
    void Notification.requestPermission()
  }
}

/** Starts to watch a job until it is final, also in a hidden tab and on other pages. */
export const watchJob = (
  client: QueryClient,
  projectId: string,
  jobId: string,
  open: OpenJob,
): void => {
  const observer = new QueryObserver(client, {
    ...polled(getJobReportQueryOptions({ projectId, jobId }), reportPolling),
    refetchIntervalInBackground: true,
  })
  const unsubscribe = observer.subscribe(({ data }) => {
    if (!data || isUnfinished(data)) return
    unwatchJob(jobId)
    tell(data, () => open(jobId, projectId))
  })
  keep(new Map(watchedJobs.get()).set(jobId, { projectId, stop: unsubscribe }))
}

/** Stops to watch a job. */
export const unwatchJob = (jobId: string): void => {
  const watched = new Map(watchedJobs.get())
  watched.get(jobId)?.stop()
  watched.delete(jobId)
  keep(watched)
}

/** Watches again the jobs that were watched before the page was loaded. */
export const resumeWatching = (client: QueryClient, open: OpenJob): void => {
  for (const entry of (tabMemory.read('watchedJobs') ?? '').split(' ')) {
    const [projectId, jobId] = entry.split('/')
    if (projectId && jobId && !watchedJobs.get().has(jobId))
      watchJob(client, projectId, jobId, open)
  }
}
