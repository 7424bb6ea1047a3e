// @vitest-environment jsdom
import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { tabMemory } from '@/session/storage.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { askToNotify, resumeWatching, unwatchJob, watchedJobs, watchJob } from './watch-job.ts'

vi.mock('@/ui/feedback/toast.tsx', () => ({ toast: vi.fn() }))

const projectId = 'p'
const open = vi.fn<(jobId: string, projectId: string) => void>()
const running = partly<JobReport>({
  jobId: 'j',
  description: 'Nightly run',
  status: 'started',
  event: {},
})
const caseResults = { totalCount: 317, failureCount: 3, successCount: 314 }
const done: JobReport = {
  ...running,
  status: 'failed',
  finishedAt: '2026-11-22T09:35:00Z',
  test: {
    status: 'failed',
    caseResults,
    availableCaseResults: caseResults,
  },
}

const shown = vi.fn<(title: string, body: string | undefined) => void>()
const requestPermission = vi.fn(async () => 'granted' as const)

/** Notifications of a browser that has been asked, or not yet. */
const stubNotifications = (permission: NotificationPermission) =>
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission
      static requestPermission = requestPermission
      constructor(title: string, { body }: NotificationOptions = {}) {
        shown(title, body)
      }
    },
  )

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A client with a running job, which no answer ever changes. */
const createClient = () => {
  const client = new QueryClient()
  const { queryKey } = getJobReportQueryOptions({ projectId, jobId: 'j' })
  client.setQueryData(queryKey, running)
  return { client, become: (report: JobReport) => client.setQueryData(queryKey, report) }
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.title = 'Nightly run'
  stubNotifications('granted')
})
afterEach(() => {
  unwatchJob('j')
  hide(false)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the end of a watched job is told once, by snackbar and notification', async () => {
  const { client, become } = createClient()
  watchJob(client, projectId, 'j', open)
  expect(watchedJobs.get().has('j')).toBe(true)
  become({ ...running, description: 'Nightly run' })
  expect(toast).not.toHaveBeenCalled()
  become(done)
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith('Nightly run: 3 of 317 failed', expect.anything()),
  )
  expect(shown).toHaveBeenCalledExactlyOnceWith('Nightly run', 'The job is done: 3 of 317 failed.')
  vi.mocked(toast).mock.calls[0]?.[1]?.action?.onSelect()
  expect(open).toHaveBeenCalledExactlyOnceWith('j', projectId)
  expect(watchedJobs.get().has('j')).toBe(false)
  become({ ...done, status: 'succeeded' })
  expect(toast).toHaveBeenCalledOnce()
  expect(document.title).toBe('Nightly run')
})

test('the title of a hidden tab is marked until the tab is looked at', async () => {
  const { client, become } = createClient()
  watchJob(client, projectId, 'j', open)
  hide(true)
  become(done)
  await vi.waitFor(() => expect(document.title).toBe('● Nightly run'))
  hide(false)
  expect(document.title).toBe('Nightly run')
})

test('a job that is not watched any more is not told of', () => {
  const { client, become } = createClient()
  watchJob(client, projectId, 'j', open)
  unwatchJob('j')
  become(done)
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['default', 1],
  ['granted', 0],
  ['denied', 0],
] as const)('notifications that are %s are asked for %i times', (permission, times) => {
  stubNotifications(permission)
  askToNotify()
  expect(requestPermission).toHaveBeenCalledTimes(times)
})

test('without leave to notify, the snackbar tells all the same', async () => {
  stubNotifications('denied')
  const { client, become } = createClient()
  watchJob(client, projectId, 'j', open)
  become(done)
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(shown).not.toHaveBeenCalled()
})

test('watching goes on after the page is loaded again', async () => {
  const first = createClient()
  watchJob(first.client, projectId, 'j', open)
  expect(tabMemory.read('watchedJobs')).toBe('p/j')
  // A page that is loaded anew knows nothing but what the tab keeps.
  watchedJobs.get().get('j')?.stop()
  watchedJobs.set(new Map())
  const { client, become } = createClient()
  resumeWatching(client, open)
  become(done)
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(tabMemory.read('watchedJobs')).toBeUndefined()
})
