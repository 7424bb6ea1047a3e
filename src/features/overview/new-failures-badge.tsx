import { useMemo } from 'react'
import { branchOfJob } from '@/evidence/engine/job-header.ts'
import { useChanges, useKnownJobs } from '@/evidence/use-evidence.ts'
import { formatCount } from '@/lib/numbers.ts'
import { defaultBranch } from '@/models/overview/overview-search.ts'
import { useNewsSince } from '@/models/overview/use-last-visit.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { failedJobs, newsOf, newsText } from './new-failures.ts'

/** Jobs that it counts in at most. */
const mostJobs = 10

/** It is on every page: nothing is read for it. */
const known = { isGlance: true, isKnown: true } as const

/**
 * New failures on main since the last visit, or since the overview was looked at; nothing without any. It says what the
 * pages have found out that were open.
 */
export default function NewFailuresBadge() {
  const { jobs } = useKnownJobs()
  const since = useNewsSince(useProjectId())
  const failed = useMemo(() => {
    const recent = jobs.filter(({ finishedAt }) => Date.parse(finishedAt ?? '') > since)
    return failedJobs(recent, defaultBranch)
      .filter((job) => branchOfJob(job) === defaultBranch)
      .slice(0, mostJobs)
  }, [jobs, since])
  const changes = useChanges(failed, known)
  const changed = failed.map((job) => ({ job, change: changes.get(job.jobId)?.value }))
  const news = newsOf(changed, defaultBranch)
  if (!news) return null
  return (
    <>
      <span
        aria-hidden
        className="min-w-5 rounded-full bg-failed px-1 text-center text-xs leading-4 font-semibold text-on-primary tabular-nums"
      >
        {formatCount(news.count)}
        {news.isAtLeast && '+'}
      </span>
      <span className="sr-only">
        {', '}
        {newsText(news, defaultBranch)}
      </span>
    </>
  )
}
