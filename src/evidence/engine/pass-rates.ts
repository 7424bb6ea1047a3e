import { branchOfJob, countsOf, isComparable, type JobHeader, timeOf } from './job-header.ts'

const dayLength = 86_400_000

/** Runs from which on a rate says something. */
const fewestRuns = 3

/** The last tested run of a branch on one day. */
interface DayRate {
  /** The day, `2024-03-05`, in the zone that was asked for. */
  day: string
  jobId: string
  passed: number
  ran: number
}

/** How a catalog does on a branch. */
export interface PassRate {
  /** Days that have a run, the oldest first: the last run of each. */
  days: readonly DayRate[]
  /** Passed of all cases in all runs, 0 to 1; undefined for fewer than three runs. */
  rate: number | undefined
  /** The rate less that of as many days before, in points of percent; undefined where that is not known. */
  points: number | undefined
  runs: number
}

const rateOf = (jobs: readonly JobHeader[]) => {
  if (jobs.length < fewestRuns) return undefined
  const counts = jobs.flatMap((job) => countsOf(job) ?? [])
  const ran = counts.reduce((sum, { totalCount }) => sum + totalCount, 0)
  return ran === 0 ? undefined : counts.reduce((sum, each) => sum + each.successCount, 0) / ran
}

interface RateOptions {
  branch: string
  days: number
  /** Milliseconds since 1970. */
  now: number
  /** The day of a moment, `2024-03-05`; in UTC by default. */
  dayOf?: (at: number) => string
}

/** The pass rate of the tested jobs of a branch in the last days, day by day, beside that of the days before. */
export const passRateOf = (
  jobs: readonly JobHeader[],
  { branch, days, now, dayOf = (at) => new Date(at).toISOString().slice(0, 10) }: RateOptions,
): PassRate => {
  const from = now - days * dayLength
  const tested = jobs
    .filter((job) => isComparable(job) && branchOfJob(job) === branch)
    .sort((one, other) => timeOf(one) - timeOf(other))
  const within = tested.filter((job) => timeOf(job) > from && timeOf(job) <= now)
  const before = tested.filter(
    (job) => timeOf(job) > from - days * dayLength && timeOf(job) <= from,
  )
  const [rate, earlier] = [rateOf(within), rateOf(before)]
  const byDay = new Map(within.map((job) => [dayOf(timeOf(job)), job]))
  return {
    days: [...byDay].map(([day, job]) => ({
      day,
      jobId: job.jobId,
      passed: countsOf(job)?.successCount ?? 0,
      ran: countsOf(job)?.totalCount ?? 0,
    })),
    rate,
    points: rate === undefined || earlier === undefined ? undefined : (rate - earlier) * 100,
    runs: within.length,
  }
}
