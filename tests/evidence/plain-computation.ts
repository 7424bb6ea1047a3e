/**
 * The same answers as the engine's, computed in the plainest way from raw answers of the platform: every case is placed
 * in its suite, nothing is kept and nothing is left out. It shares no code with the engine.
 */

/** A job as the platform writes it. */
export interface WireJob {
  job_id: string
  status: string
  scheduled_at: string
  finished_at?: string
  catalog: { id: string }
  event: { source?: { git_ref_url: string } }
  build: { status?: string }
  test?: { case_results?: { total_count: number; failure_count: number; success_count: number } }
}

/** A case of a job, with the suite that ran it. */
export interface WireCase {
  id: string
  status: string
  suite: string
  unavailable: boolean
  scenario: { id: string }
  scenario_parameters: { [name: string]: string }
}

const branchOf = ({ event }: WireJob) => {
  const [, branch] = /\/tree\/(.+)$/.exec(event.source?.git_ref_url ?? '') ?? []
  return branch && decodeURIComponent(branch)
}

const isTested = ({ status, build, test }: WireJob) =>
  ['succeeded', 'failed'].includes(status) &&
  build.status === 'succeeded' &&
  test?.case_results !== undefined

/** Thousands of jobs are compared with each of hundreds: a date is read once. */
const times = new Map<string, number>()
const timeOf = ({ scheduled_at }: WireJob) => {
  const time = times.get(scheduled_at) ?? Number(new Date(scheduled_at))
  times.set(scheduled_at, time)
  return time
}

/** The jobs of the catalog of a job that came before it and were tested to their end, the newest first. */
const earlierOf = (job: WireJob, jobs: readonly WireJob[]) =>
  jobs
    .filter((each) => each.catalog.id === job.catalog.id && isTested(each))
    .filter((each) => timeOf(each) < timeOf(job))
    .sort((one, other) => {
      const later = timeOf(other) - timeOf(one)
      return later === 0 ? (one.job_id < other.job_id ? 1 : -1) : later
    })

/** Id of the baseline of a job, and what it has in common with it. */
export const plainBaseline = (
  job: WireJob,
  jobs: readonly WireJob[],
): { jobId: string; of: string } | undefined => {
  const earlier = earlierOf(job, jobs)
  const own = branchOf(job)
  if (own !== undefined) {
    const found = earlier.find((each) => branchOf(each) === own)
    if (found) return { jobId: found.job_id, of: 'branch' }
  }
  const main = earlier.find((each) => branchOf(each) === 'main')
  if (main) return { jobId: main.job_id, of: 'main' }
  return earlier[0] && { jobId: earlier[0].job_id, of: 'catalog' }
}

/** The last ten tested runs of the branch of a job, the oldest first, itself the last. */
export const plainRuns = (job: WireJob, jobs: readonly WireJob[]): WireJob[] => {
  const own = branchOf(job)
  if (own === undefined) return [job]
  const earlier = earlierOf(job, jobs).filter((each) => branchOf(each) === own)
  return [...earlier.slice(0, 9).reverse(), job]
}

/** The twenty jobs in which the last pass of a case is looked for: those of the branch first, each the newest first. */
export const plainSearched = (job: WireJob, jobs: readonly WireJob[]): WireJob[] => {
  const own = branchOf(job)
  const isOwn = (each: WireJob) => own !== undefined && branchOf(each) === own
  const earlier = earlierOf(job, jobs)
  return [...earlier.filter(isOwn), ...earlier.filter((each) => !isOwn(each))].slice(0, 20)
}

/** The report of a case in a run in which it passed, in its suite where several ran it. */
export const plainPass = (one: WireCase, cases: readonly WireCase[]): WireCase | undefined => {
  const equal = cases.filter((each) => nameOf(each) === nameOf(one))
  const own = equal.length === 1 ? equal : equal.filter(({ suite }) => suite === one.suite)
  return own.find(({ status }) => status === 'succeeded')
}

const nameWithout = ({ scenario, scenario_parameters }: WireCase) => {
  const names = Object.keys(scenario_parameters)
  names.sort()
  return [scenario.id, ...names.map((name) => `${name}=${scenario_parameters[name]}`)].join('\n')
}

/** Each case is compared with all others of ten runs: its name is made once. */
const caseNames = new WeakMap<WireCase, string>()
const nameOf = (one: WireCase) => {
  const name = caseNames.get(one) ?? nameWithout(one)
  caseNames.set(one, name)
  return name
}

const isSame = (cases: readonly WireCase[]) => new Set(cases.map(({ status }) => status)).size <= 1

/** What came of a case of a suite in runs, each given by its cases; undefined where it did not run, or in part. */
const endsOf = (one: WireCase, runs: readonly (readonly WireCase[])[]) =>
  runs.map((cases) => {
    const equal = cases.filter((each) => nameOf(each) === nameOf(one))
    const own = isSame(equal) ? equal : equal.filter(({ suite }) => suite === one.suite)
    return isSame(own) ? own[0]?.status : undefined
  })

const isEnd = (end: string | undefined) => end === 'succeeded' || end === 'failed'

/** Whether a case of a suite comes and goes in runs, each given by its cases. */
const changesOften = (one: WireCase, runs: readonly (readonly WireCase[])[]) => {
  const ends = endsOf(one, runs).filter(isEnd)
  let changes = 0
  for (let at = 1; at < ends.length; at++) if (ends[at] !== ends[at - 1]) changes++
  return changes >= 3
}

type Pair = [now: WireCase | undefined, before: WireCase | undefined]

/** Pairs cases of one kind: equal ends first, then the failed, the passed, the rest. */
const paired = (now: readonly WireCase[], before: readonly WireCase[]): Pair[] => {
  const classOf = ({ status }: WireCase) => ['failed', 'succeeded', 'canceled'].indexOf(status)
  const rank = (one: WireCase) => (classOf(one) < 0 ? 3 : classOf(one))
  const left = [...before]
  const pairs: Pair[] = []
  const unpaired: WireCase[] = []
  for (const one of now) {
    const at = left.findIndex((other) => rank(other) === rank(one))
    if (at < 0) unpaired.push(one)
    else pairs.push([one, left.splice(at, 1)[0]])
  }
  unpaired.sort((one, other) => rank(one) - rank(other))
  left.sort((one, other) => rank(one) - rank(other))
  while (unpaired.length > 0 || left.length > 0) pairs.push([unpaired.shift(), left.shift()])
  return pairs
}

/** Whether it does not matter which suites ran equal cases. */
const isClear = (now: readonly WireCase[], before: readonly WireCase[]) => {
  if (now.length === 0 || before.length === 0) return true
  if (now.length === 1 && before.length === 1) return true
  if (now.length === before.length) return isSame(now) || isSame(before)
  return [...now, ...before].every(({ status }) => status === 'succeeded')
}

const kindOf = ([now, before]: Pair, runs: readonly (readonly WireCase[])[]) => {
  if (!before) return 'added'
  if (!now) return 'removed'
  const [is, was] = [now.status, before.status]
  if (![is, was].every((status) => status === 'succeeded' || status === 'failed'))
    return 'undecided'
  if (was === 'failed') return is === 'failed' ? 'failing' : 'fixed'
  if (changesOften(now, runs)) return 'flaky'
  return is === 'failed' ? 'new' : 'passing'
}

/** How many cases of a job have changed in each way since another one; `runs` are its last runs with it, the oldest first. */
export const plainChanges = (
  now: readonly WireCase[],
  before: readonly WireCase[],
  runs: readonly (readonly WireCase[])[],
): { [kind: string]: number } => {
  const counts: { [kind: string]: number } = {}
  const names = new Set([...now, ...before].map(nameOf))
  for (const name of names) {
    const is = now.filter((one) => nameOf(one) === name)
    const was = before.filter((one) => nameOf(one) === name)
    const suites = new Set([...is, ...was].map(({ suite }) => suite))
    const pairs = isClear(is, was)
      ? paired(is, was)
      : [...suites].flatMap((suite) =>
          paired(
            is.filter((one) => one.suite === suite),
            was.filter((one) => one.suite === suite),
          ),
        )
    for (const pair of pairs) {
      const kind = kindOf(pair, runs)
      counts[kind] = (counts[kind] ?? 0) + 1
    }
  }
  return counts
}

/** A case of the newest run of a catalog that fails for long, or comes and goes. */
export interface PlainStanding {
  jobId: string
  id: string
  isFlaky: boolean
  ends: readonly (string | undefined)[]
  /** How many runs it failed in a row, from which job on, and in which one it passed before. */
  inRow: number
  since: string
  lastPass: string | undefined
  isOlder: boolean
}

/** The newest tested job of a catalog on a branch. */
export const plainNewestOf = (
  catalogId: string,
  branch: string,
  jobs: readonly WireJob[],
): WireJob | undefined => {
  const own = jobs.filter(
    (each) => each.catalog.id === catalogId && isTested(each) && branchOf(each) === branch,
  )
  // Equal times stand in the order of their ids.
  return own.reduce<WireJob | undefined>((newest, each) => {
    if (!newest || timeOf(each) > timeOf(newest)) return each
    return timeOf(each) === timeOf(newest) && each.job_id > newest.job_id ? each : newest
  }, undefined)
}

/** The cases of the last run that fail, or come and go; `runs` are its last runs with it, the oldest first. */
export const plainStanding = (
  runs: readonly { job: WireJob; cases: readonly WireCase[] }[],
): PlainStanding[] => {
  const newest = runs.at(-1)
  if (!newest) return []
  const jobId = newest.job.job_id
  const found: PlainStanding[] = []
  for (const one of newest.cases) {
    const name = nameOf(one)
    const equal = runs.map(({ cases }) => cases.filter((each) => nameOf(each) === name))
    const ends = [...endsOf(one, equal).slice(0, -1), one.status]
    const isFlaky = changesOften(one, equal)
    const isFailed = one.status === 'failed'
    if (!isFlaky && !isFailed) continue
    const lastPass = ends.lastIndexOf('succeeded')
    const failed = ends.flatMap((end, at) =>
      isFailed && at > lastPass && end === 'failed' ? [at] : [],
    )
    const [first = runs.length - 1] = failed
    found.push({
      jobId,
      id: one.id,
      isFlaky,
      ends,
      inRow: failed.length,
      since: runs[first]?.job.job_id ?? '',
      // Nothing failed since: nothing tells when it passed.
      lastPass: failed.length > 0 ? runs[lastPass]?.job.job_id : undefined,
      isOlder: failed.length > 0 && first === 0 && runs.length === 10,
    })
  }
  return found
}

/** Outcome of a case in a run: of all that are equal to it, or of those of its suite. */
export const plainEnd = (one: WireCase, cases: readonly WireCase[], isOfSuite: boolean): string => {
  const equal = cases.filter((each) => nameOf(each) === nameOf(one))
  const own = isSame(equal) || !isOfSuite ? equal : equal.filter(({ suite }) => suite === one.suite)
  const [first] = own
  if (!first) return 'absent'
  const failed = own.filter(({ status }) => status === 'failed').length
  return isSame(own) ? first.status : `${failed} of ${own.length} failed`
}

/** How many cases of a suite, or of a scenario in it, failed in a run, and of how many; null where none ran. */
export const plainPart = (
  cases: readonly WireCase[],
  suite: string,
  scenarioId: string | undefined,
): [failed: number, total: number] | null => {
  const own = cases.filter(
    (one) => one.suite === suite && (scenarioId === undefined || one.scenario.id === scenarioId),
  )
  return own.length === 0
    ? null
    : [own.filter(({ status }) => status === 'failed').length, own.length]
}

/** A suite as the platform writes it. */
export interface WireSuite {
  id: string
  version_id: string
  deprecated: boolean
  attachments: { catalog_id: string }[]
  specs: { scenario_id: string }[]
}

/** The newest ten tested jobs of the catalogs of some suites, the oldest first, with those of the suites that each runs. */
export const plainNewest = (
  suites: readonly WireSuite[],
  jobs: readonly WireJob[],
): { job: WireJob; suites: string[] }[] =>
  jobs
    .filter(({ finished_at, test }) => finished_at !== undefined && test?.case_results)
    .map((job) => ({
      job,
      suites: suites.flatMap(({ id, attachments }) =>
        attachments.some(({ catalog_id }) => catalog_id === job.catalog.id) ? [id] : [],
      ),
    }))
    .filter((each) => each.suites.length > 0)
    .sort((one, other) => timeOf(other.job) - timeOf(one.job))
    .slice(0, 10)
    .reverse()

/** Whether all cases of several suites, or of a scenario in them, passed in a run, and there are any. */
export const plainPassed = (
  cases: readonly WireCase[],
  suites: readonly string[],
  scenarioId: string | undefined,
): boolean => {
  const own = cases.filter(
    ({ suite, scenario }) =>
      suites.includes(suite) && (scenarioId === undefined || scenario.id === scenarioId),
  )
  return own.length > 0 && own.every(({ status }) => status === 'succeeded')
}

/** The same as `plainPart`, of all cases of several suites. */
export const plainParts = (
  cases: readonly WireCase[],
  suites: readonly string[],
  scenarioId: string | undefined,
): [failed: number, total: number] | null => {
  let [failed, total] = [0, 0]
  for (const suite of suites) {
    const [ofFailed, ofTotal] = plainPart(cases, suite, scenarioId) ?? [0, 0]
    failed += ofFailed
    total += ofTotal
  }
  return total === 0 ? null : [failed, total]
}
