import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { polled } from '@/data/polling.ts'
import { createStore } from '@/session/store.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { jobTitle } from '../model/names.ts'
import { reportPolling } from '../model/polling.ts'
import { isUnfinished } from '../model/statuses.ts'

/** The jobs whose end the user wants to be told of, as long as this tab is open: by job id, how to stop. */
export const watchedJobs = createStore<ReadonlyMap<string, () => void>>(new Map())

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

const notify = (title: string, body: string) => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body })
    notification.onclick = () => window.focus()
  } catch {
    // Some browsers let only service workers notify; the snackbar tells all the same.
  }
}

/** Tells of the end of a job: by a snackbar, in the title of a hidden tab, and by the browser where it may. */
const tell = (report: JobReport) => {
  const outcome = statusWord(report.status).toLowerCase()
  toast(`${jobTitle(report)}: ${outcome}`)
  markTitle()
  notify(jobTitle(report), `The job is done: ${outcome}.`)
}

/** Starts to watch a job until it is final, also in a hidden tab and on other pages; asks for notifications once. */
export const watchJob = (client: QueryClient, projectId: string, { jobId }: JobReport): void => {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default') {
    void Notification.requestPermission()
  }
  const observer = new QueryObserver(client, {
    ...polled(getJobReportQueryOptions({ projectId, jobId }), reportPolling),
    refetchIntervalInBackground: true,
  })
  const unsubscribe = observer.subscribe(({ data }) => {
    if (!data || isUnfinished(data)) return
    unwatchJob(jobId)
    tell(data)
  })
  watchedJobs.set(new Map(watchedJobs.get()).set(jobId, unsubscribe))
}

/** Stops to watch a job. */
export const unwatchJob = (jobId: string): void => {
  const watched = new Map(watchedJobs.get())
  watched.get(jobId)?.()
  watched.delete(jobId)
  watchedJobs.set(watched)
}
