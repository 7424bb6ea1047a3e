import {
  getJobReportOperation,
  listCaseReportsOperation,
  listJobReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { ApiError, isNotFound } from '@/transport/errors.ts'
import type { CallArguments, Operation } from '@/transport/operation.ts'
import { type AskName, answers } from './answers.ts'
import { isPlacedIn, type PlaceLists, placeInSuite, placeUnlike } from './case-places.ts'
import { countsOf, headerOf, isFinal, type JobHeader, newestFirst, timeOf } from './job-header.ts'
import { areAll, areResults, type JobResults, type ReadCase, resultsOf } from './job-results.ts'
import type { Covered, Kept, KeptStore, OpenJob, Reach } from './kept-store.ts'
import type { Down, Problem, Up } from './messages.ts'
import { createPoliteQueue, type QueueClock, type Urgency } from './polite-queue.ts'
import type { Presence } from './presence.ts'
import { createTexts, type Texts } from './texts.ts'
import type { Marks, View, Want } from './view.ts'

/** The newest jobs are asked for again after this time, in milliseconds, when somebody asks. */
const headAge = 60_000

/** The whole list is walked again after a week: nobody tells of jobs that were deleted or dated back. */
const wholeAge = 7 * 86_400_000

/** Cells of results that are held in memory: some 300 jobs. */
const heldRows = 200_000

/** Headers in one message, so that none keeps the page for long. */
const messageSize = 400

/** A job that is read for the same reason again and again is left alone after so many failures, until somebody retries. */
const failureWait = 60_000

/** A call of the service: its decoded answer. */
export type EvidenceCall = <Answer>(operation: Operation, args: CallArguments) => Promise<Answer>

/** A job whose end is newer than so many milliseconds is looked for, should the newest jobs be older. */
const newestAge = 5000

/** The tab that reads is asked again after this time. */
const patience = 3000

const ignore = () => undefined

/** What the engine needs from where it runs. */
export interface EngineHost {
  store: KeptStore
  clock: QueueClock
  call: EvidenceCall
  post: (message: Up) => void
  /** Tells the engines of other tabs what they can find on the disk, or what this one wants of the one that reads. */
  tell: (message: TabMessage) => void
  projectId: string
}

/** What the engines of several tabs tell each other. */
export type TabMessage =
  | { kind: 'wanted'; wants: { want: Want; urgency: Urgency }[] }
  | { kind: 'headers' }
  | { kind: 'results'; jobId: string }

/** The evidence of a project: reads what questions lack, keeps it, and answers. */
export interface EvidenceEngine {
  handle: (message: Down) => void
  /** A message of another tab's engine. */
  heed: (message: TabMessage) => void
  /** This tab reads for all tabs, or no longer. */
  lead: (isLeading: boolean) => Promise<void>
  /** Resolves once what was kept is there. */
  start: () => Promise<void>
}

interface Asking {
  message: Extract<Down, { kind: 'ask' }>
  since: number
  /** The page has not handed over yet what it reads itself. */
  isWaiting: boolean
  wants: Map<string, { want: Want; urgency: Urgency }>
  /** The last answer, to tell only what has changed. */
  told: string | undefined
}

const keyOfWant = (want: Want): string => {
  if (want.kind === 'places') return `places ${want.jobId} ${want.whole.toSorted().join(' ')}`
  if (want.kind === 'place') return `place ${want.jobId} ${want.scenarioId} ${want.suiteId}`
  return `${want.kind} ${'jobId' in want ? want.jobId : ''}`
}

/** Joins ranges that touch, the newest first. */
const joined = (ranges: readonly Covered[]): Covered[] => {
  const found: Covered[] = []
  for (const { from, to } of ranges.toSorted((one, other) => other.to - one.to)) {
    const last = found.at(-1)
    if (last && to > last.from) last.from = Math.min(last.from, from)
    else found.push({ from, to })
  }
  return found
}

/** How urgent a call is when its turn may come. */
type Level = () => Urgency

interface Page<Item> {
  reports: readonly Item[]
  nextToken?: string | undefined
}

/** Makes an engine. */
export const createEngine = (host: EngineHost): EvidenceEngine => {
  const { store, clock, call, post, tell, projectId } = host
  const queue = createPoliteQueue(clock)
  let texts: Texts = createTexts()
  let keptTexts = 1
  const headers = new Map<string, JobHeader>()
  /** Newest first, all and by catalog; made when they are first asked for. */
  let sorted = new Map<string, JobHeader[]>()
  const open = new Map<string, OpenJob & { checkedAt: number }>()
  /** Jobs that were asked about: those of other projects, whose releases are shared, stand in no list. */
  const seen = new Map<string, JobHeader>()
  let reach: Reach = { covered: [], open: [], wholeAt: 0 }
  let headAt = Number.NEGATIVE_INFINITY
  const held = new Map<string, JobResults>()
  /** Cases of jobs that are running, and their columns as long as the texts have their numbers. */
  const live = new Map<string, { cases: readonly ReadCase[]; results: JobResults | undefined }>()
  /** Jobs whose cases were not as many as their report says. */
  const short = new Set<string>()
  /** Jobs whose results are not on the disk. */
  const unkept = new Set<string>()
  const marks = new Map<string, Marks>()
  const asking = new Map<number, Asking>()
  const wanted = new Map<string, { want: Want; urgency: Urgency }>()
  /** What is being read, and how urgent it is by now. */
  const running = new Map<string, Urgency>()
  const failed = new Map<string, { until: number; problem: Problem }>()
  /** What the tab that reads was asked for, until it may be asked again. */
  const awaited = new Map<string, number>()
  let isLeading = false
  let presence: Presence = 'here'
  let isStarted = false
  let isScheduled = false

  // ---- What is known

  const readReach = () => ({ jobs: headers.size, isWhole: isWhole() })
  const isWhole = () => reach.covered[0]?.from === 0
  const coverAgain = (range: Covered) => {
    reach.covered = joined([...reach.covered, range])
  }

  const tellKnown = (added: readonly JobHeader[], gone: readonly string[] = []) => {
    if (![...asking.values()].some(({ message }) => message.name === 'jobs')) return
    for (let at = 0; at === 0 || at < added.length; at += messageSize) {
      const part = added.slice(at, at + messageSize)
      post({ kind: 'known', added: part, gone: at === 0 ? gone : [], reach: readReach() })
    }
  }

  /** Takes jobs in; says which of them were not known as they are. */
  const take = (jobs: readonly JobHeader[]): JobHeader[] => {
    const added: JobHeader[] = []
    for (const job of jobs) {
      if (!isFinal(job)) {
        open.set(job.jobId, {
          jobId: job.jobId,
          catalogId: job.catalog.id,
          at: timeOf(job),
          checkedAt: clock.now(),
        })
        continue
      }
      open.delete(job.jobId)
      live.delete(job.jobId)
      if (headers.has(job.jobId)) continue
      const header = headerOf(job)
      headers.set(job.jobId, header)
      added.push(header)
    }
    if (added.length > 0) sorted = new Map()
    return added
  }

  const keep = async (added: readonly JobHeader[], gone: readonly string[] = []) => {
    tellKnown(added, gone)
    schedule()
    if (!isLeading) return
    const jobs = [...open.values()].map(({ jobId, catalogId, at }) => ({ jobId, catalogId, at }))
    await store.saveHeaders(added, gone, { ...reach, open: jobs })
    tell({ kind: 'headers' })
  }

  const drop = async (jobId: string) => {
    open.delete(jobId)
    held.delete(jobId)
    if (headers.delete(jobId)) {
      sorted = new Map()
      await keep([], [jobId])
    }
    if (isLeading) await store.drop(jobId)
  }

  const hold = (results: JobResults) => {
    held.delete(results.jobId)
    held.set(results.jobId, results)
    let rows = [...held.values()].reduce((sum, { keys }) => sum + keys.length, 0)
    for (const [jobId, { keys }] of held) {
      if (rows <= heldRows || jobId === results.jobId) break
      held.delete(jobId)
      rows -= keys.length
    }
  }

  // ---- Reading

  const pages = async <Item>(
    operation: Operation,
    urgency: Level,
    path: { readonly [name: string]: string },
    query: object = {},
  ): Promise<Item[]> => {
    const items: Item[] = []
    const tokens = new Set<string>()
    for (let token: string | undefined; ; ) {
      const page: Page<Item> = await queue.run(operation, urgency, () =>
        call(operation, { path, query: { ...query, ...(token && { nextToken: token }) } }),
      )
      items.push(...page.reports)
      token = page.nextToken
      if (!token || tokens.has(token)) return items
      tokens.add(token)
    }
  }

  const jobPage = (urgency: Level, token: string | undefined): Promise<Page<JobReport>> =>
    queue.run(listJobReportsOperation, urgency, () =>
      call(listJobReportsOperation, {
        path: { projectId },
        query: token ? { nextToken: token } : {},
      }),
    )

  /** Takes a page of jobs in, in the range that it covers together with the pages before it. */
  const takePage = (page: Page<JobReport>, range: Covered, isEnd: boolean) => {
    const times = page.reports.map(timeOf)
    range.to = Math.max(range.to, ...times)
    // A job without a time that can be read stands nowhere; 0 is the beginning.
    range.from = isEnd ? 0 : Math.max(1, Math.min(range.from, ...times.filter((time) => time > 0)))
    const added = take(page.reports)
    coverAgain(range)
    return added
  }

  /** Reads the newest jobs, until a page holds nothing new. */
  const readHead = async (urgency: Level) => {
    const before = reach.covered[0]
    const begun = clock.now()
    const range: Covered = { from: Number.POSITIVE_INFINITY, to: 0 }
    const tokens = new Set<string>()
    for (let token: string | undefined; ; ) {
      const page = await jobPage(urgency, token)
      token = page.nextToken
      const isEnd = !token || tokens.has(token)
      const known = page.reports.every(({ jobId }) => headers.has(jobId) || open.has(jobId))
      const added = takePage(page, range, isEnd)
      if (token) tokens.add(token)
      const isJoined = before === undefined || range.from < before.to
      if (!before && !isEnd) reach.cursor = token
      if (isEnd) reach = { ...reach, cursor: undefined, wholeAt: clock.now() }
      if (isEnd || (isJoined && (known || before === undefined))) headAt = begun
      await keep(added)
      if (headAt === begun) return
    }
  }

  /** The walk through all older jobs, which a token that has expired begins anew. */
  let walk = { tokens: new Set<string>(), range: undefined as Covered | undefined }

  const readOlder = async (urgency: Level) => {
    const oldest = reach.covered.at(-1)
    const range = walk.range ??
      (reach.cursor === undefined ? undefined : oldest) ?? {
        from: Number.POSITIVE_INFINITY,
        to: 0,
      }
    let page: Page<JobReport>
    try {
      page = await jobPage(urgency, reach.cursor)
    } catch (thrown) {
      const isRefused = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500
      if (reach.cursor === undefined || !isRefused || thrown.status === 401) throw thrown
      reach.cursor = undefined
      walk = { tokens: new Set(), range: undefined }
      return
    }
    const token = page.nextToken
    const isEnd = !token || walk.tokens.has(token)
    walk.range = { ...range }
    const added = takePage(page, walk.range, isEnd)
    if (isEnd) {
      reach = { ...reach, cursor: undefined, wholeAt: clock.now() }
      walk = { tokens: new Set(), range: undefined }
    } else {
      walk.tokens.add(token)
      reach.cursor = token
    }
    await keep(added)
  }

  /** Walks the whole list once more, for jobs that are gone or were dated back. */
  const readWhole = async () => {
    const all = await pages<JobReport>(listJobReportsOperation, () => 'ahead', { projectId })
    const ids = new Set(all.map(({ jobId }) => jobId))
    const oldest = Math.min(...all.map(timeOf))
    const newest = Math.max(...all.map(timeOf))
    const gone = [...headers.values()]
      .filter((job) => !ids.has(job.jobId) && timeOf(job) >= oldest && timeOf(job) < newest)
      .map(({ jobId }) => jobId)
    for (const jobId of gone) {
      headers.delete(jobId)
      held.delete(jobId)
    }
    sorted = new Map()
    const added = take(all)
    reach = {
      ...reach,
      covered: [{ from: 0, to: newest }],
      cursor: undefined,
      wholeAt: clock.now(),
    }
    await keep(added, gone)
  }

  const readJob = async (jobId: string, urgency: Level) => {
    const job: JobReport = await queue.run(getJobReportOperation, urgency, () =>
      call(getJobReportOperation, { path: { projectId, jobId } }),
    )
    await keep(take([job]))
    return job
  }

  let saving: Promise<void> = Promise.resolve()

  const save = async (results: JobResults) => {
    const { jobId } = results
    hold(results)
    unkept.delete(jobId)
    schedule()
    const job = headers.get(jobId) ?? seen.get(jobId)
    if (!job || !areAll(results, job)) {
      short.add(jobId)
      return
    }
    short.delete(jobId)
    const numbered = texts
    // One after the other: the texts of each follow those of the one before.
    saving = saving
      .then(async () => {
        if (!isLeading || texts !== numbered) return
        const added = texts.from(keptTexts)
        const isKept = await store.saveResults(results, timeOf(job), keptTexts, added)
        if (isKept) keptTexts += added.length
        tell({ kind: 'results', jobId })
      })
      .catch(ignore)
    await saving
  }

  /** The results of a job on the disk, with texts that have the numbers they have there. */
  const keptResults = async (jobId: string): Promise<JobResults | undefined> => {
    const kept = await store.results(jobId)
    if (kept === undefined) return undefined
    if (areResults(kept, keptTexts)) return kept
    if (!isLeading) await load()
    return areResults(kept, keptTexts) ? kept : undefined
  }

  const readKept = async (jobId: string) => {
    const kept = await keptResults(jobId).catch(() => undefined)
    if (kept) hold(kept)
    else unkept.add(jobId)
  }

  const readResults = async (jobId: string, urgency: Level) => {
    const kept = await keptResults(jobId).catch(() => undefined)
    if (kept) {
      hold(kept)
      return schedule()
    }
    if (!isLeading) return askLeader([{ want: { kind: 'results', jobId }, urgency: urgency() }])
    const path = { projectId, jobId }
    const cases = await pages<CaseReport>(listCaseReportsOperation, urgency, path)
    await save(resultsOf(jobId, cases, texts))
  }

  /** Takes what the page has read itself. */
  const takeCases = (job: JobHeader, cases: readonly ReadCase[]) => {
    const { jobId } = job
    if (!isFinal(job)) live.set(jobId, { cases, results: undefined })
    else if (!held.has(jobId) || short.has(jobId)) {
      seen.set(jobId, job)
      void save(resultsOf(jobId, cases, texts))
    }
    schedule()
  }

  const suitesOf = (jobId: string, urgency: Level) =>
    pages<SuiteReport>(listSuiteReportsOperation, urgency, { projectId, jobId })
  const specsOf = (jobId: string, suiteReportId: string, urgency: Level) =>
    pages<SpecReport>(listSpecReportsOperation, urgency, { projectId, jobId }, { suiteReportId })

  const placeListsOf = (jobId: string, urgency: Level): PlaceLists => ({
    suites: () => suitesOf(jobId, urgency),
    specs: (suiteReportId) => specsOf(jobId, suiteReportId, urgency),
    cases: (specReportId) =>
      pages(listCaseReportsOperation, urgency, { projectId, jobId }, { specReportId }),
  })

  /** Reads where cases of a job ran. */
  const readPlaces = async (want: Extract<Want, { kind: 'places' | 'place' }>, urgency: Level) => {
    const { jobId } = want
    const results = held.get(jobId)
    if (!results) return
    if (!isLeading) return askLeader([{ want, urgency: urgency() }])
    const lists = placeListsOf(jobId, urgency)
    const add =
      want.kind === 'place'
        ? await placeInSuite(results, want, lists)
        : await placeUnlike(results, { texts, whole: want.whole }, lists)
    await save(add(held.get(jobId) ?? results))
  }

  const readMarks = async (jobId: string, urgency: Level) => {
    const suites = await suitesOf(jobId, urgency)
    const specs = (await Promise.all(suites.map(({ id }) => specsOf(jobId, id, urgency)))).flat()
    const byScenario = Map.groupBy(specs, ({ scenario }) => scenario.id)
    marks.set(jobId, {
      marked: new Map(
        [...byScenario].flatMap(([id, own]) => {
          const marked = own.flatMap(({ unavailable, suite }) => (unavailable ? suite.id : []))
          return marked.length > 0 ? [[id, new Set(marked)] as const] : []
        }),
      ),
      suites: new Map([...byScenario].map(([id, own]) => [id, own.length])),
    })
    schedule()
  }

  const read = (want: Want, urgency: Level): Promise<unknown> => {
    switch (want.kind) {
      case 'head':
        return readHead(urgency)
      case 'older':
        return readOlder(urgency)
      case 'job':
        return readJob(want.jobId, urgency)
      case 'results':
        return readResults(want.jobId, urgency)
      case 'kept':
        return readKept(want.jobId)
      case 'places':
      case 'place':
        return readPlaces(want, urgency)
      case 'marks':
        return readMarks(want.jobId, urgency)
    }
  }

  /** Asks the tab that reads. */
  const askLeader = (wants: { want: Want; urgency: Urgency }[]) => {
    for (const { want } of wants) awaited.set(keyOfWant(want), clock.now() + patience)
    clock.after(patience, schedule)
    tell({ kind: 'wanted', wants })
  }

  /** What another tab may have put on the disk, and what no tab keeps. */
  const isOwn = ({ kind }: Want) => kind !== 'head' && kind !== 'older' && kind !== 'job'

  const begin = async (key: string, want: Want, urgency: Urgency) => {
    running.set(key, urgency)
    try {
      await read(want, () => running.get(key) ?? urgency)
      failed.delete(key)
      others.delete(key)
    } catch (thrown) {
      if (isNotFound(thrown) && 'jobId' in want) await drop(want.jobId)
      const { message, status } =
        thrown instanceof ApiError ? thrown : { message: String(thrown), status: 0 }
      failed.set(key, { until: clock.now() + failureWait, problem: { message, status } })
      others.delete(key)
      clock.after(failureWait, schedule)
    } finally {
      running.delete(key)
      schedule()
    }
  }

  /** Begins to read what is wanted, what somebody waits for first. */
  const pump = () => {
    if (presence === 'hidden' || !isStarted) return
    // Another tab asks ahead only while somebody is at it.
    queue.setAhead(presence === 'here' || others.size > 0)
    wanted.clear()
    for (const { wants } of asking.values()) {
      for (const [key, each] of wants) {
        if (each.urgency === 'now' || !wanted.has(key)) wanted.set(key, each)
      }
    }
    for (const [key, each] of others) if (!wanted.has(key)) wanted.set(key, each)
    for (const [key, { urgency }] of wanted) {
      if (urgency === 'ahead' || running.get(key) !== 'ahead') continue
      running.set(key, 'now')
      queue.setOpen(isLeading)
    }
    const due = [...wanted].filter(([key]) => {
      const failure = failed.get(key)
      const isAwaited = (awaited.get(key) ?? 0) > clock.now()
      return !running.has(key) && !isAwaited && !(failure && failure.until > clock.now())
    })
    const missing: { want: Want; urgency: Urgency }[] = []
    for (const [key, { want, urgency }] of due) {
      if (isLeading || isOwn(want)) void begin(key, want, urgency)
      else if (urgency === 'now' || presence === 'here') missing.push({ want, urgency })
    }
    if (missing.length > 0) askLeader(missing)
    const isIdle = running.size === 0
    if (isIdle && isLeading && asking.size > 0) {
      const isOld = isWhole() && reach.wholeAt < clock.now() - wholeAge
      if (isOld) {
        running.set('walk', 'ahead')
        void readWhole()
          .catch(() => {
            reach.wholeAt = clock.now()
          })
          .finally(() => running.delete('walk'))
      } else if (!isWhole() && headAt > Number.NEGATIVE_INFINITY && !failed.has('older ')) {
        void begin('older ', { kind: 'older' }, 'ahead')
      }
    }
  }

  // ---- Answering

  /** What other tabs want. */
  const others = new Map<string, { want: Want; urgency: Urgency }>()

  const viewFor = (asked: Asking, isQuiet = false): View => {
    const { wants, message } = asked
    const given =
      'isGiven' in message.ask && message.ask.isGiven ? message.ask.job.jobId : undefined
    const want = (each: Want, urgency: Urgency = 'now') => {
      if (isQuiet && each.kind !== 'kept') {
        if (each.kind !== 'results' || unkept.has(each.jobId)) return
        return want({ kind: 'kept', jobId: each.jobId }, urgency)
      }
      const key = keyOfWant(each)
      if (urgency === 'now' || !wants.has(key)) wants.set(key, { want: each, urgency })
    }
    const resultsAt = (job: JobHeader) => {
      const { jobId } = job
      const running = isFinal(job) ? undefined : live.get(jobId)
      if (running) running.results ??= resultsOf(jobId, running.cases, texts)
      const found = running?.results ?? held.get(jobId)
      return found ?? (countsOf(job) ? undefined : resultsOf(jobId, [], texts))
    }
    const view: View = {
      texts,
      now: clock.now(),
      reach: readReach(),
      jobs: (catalogId = '') => {
        const known = sorted.get(catalogId)
        if (known) return known
        const all = sorted.get('') ?? [...headers.values()].sort(newestFirst)
        sorted.set('', all)
        const own = catalogId === '' ? all : all.filter(({ catalog }) => catalog.id === catalogId)
        sorted.set(catalogId, own)
        return own
      },
      job: (jobId) => {
        const found = headers.get(jobId)
        if (!found) want({ kind: 'job', jobId })
        return found
      },
      wantHead: () => {
        if (headAt < asked.since - headAge) want({ kind: 'head' })
      },
      wantAll: () => {
        if (!isWhole()) want({ kind: 'older' })
      },
      isCovered: (job, from, urgency) => {
        const time = timeOf(job)
        const [newest] = reach.covered
        const isNew = !newest || (time > newest.to && headAt < asked.since - newestAge)
        if (isNew) {
          want({ kind: 'head' }, urgency)
          return false
        }
        // A job that was running may have come to its end.
        const unsure = [...open.values()].filter(
          ({ catalogId, at, checkedAt }) =>
            catalogId === job.catalog.id &&
            at > from &&
            at < time &&
            checkedAt < asked.since - headAge,
        )
        for (const { jobId } of unsure) want({ kind: 'job', jobId }, urgency)
        const isRead = reach.covered.some(
          (range) => Math.min(time, newest.to) <= range.to && range.from < Math.max(from, 1),
        )
        if (!isRead) want({ kind: headAt === Number.NEGATIVE_INFINITY ? 'head' : 'older' }, urgency)
        return isRead && unsure.length === 0
      },
      held: resultsAt,
      results: (job, urgency) => {
        const found = resultsAt(job)
        if (found) return found
        // The page has the cases of a job that is running, and of one that it lists.
        const isKept = isFinal(job) && !unkept.has(job.jobId)
        if (!isFinal(job) || job.jobId === given) {
          asked.isWaiting = true
          if (isKept) want({ kind: 'kept', jobId: job.jobId }, urgency)
          return undefined
        }
        seen.set(job.jobId, job)
        want({ kind: 'results', jobId: job.jobId }, urgency)
        return undefined
      },
      isShort: ({ jobId }) => short.has(jobId),
      placed: (job, whole = [], urgency) => {
        const found = view.results(job, urgency)
        if (!found || !isFinal(job) || found.keys.length === 0) return found
        const missing = whole.filter((scenario) => !found.placedWhole.includes(scenario))
        if (found.isUnlikePlaced && missing.length === 0) return found
        want({ kind: 'places', jobId: job.jobId, whole: missing }, urgency)
        return undefined
      },
      placedIn: (job, of, urgency) => {
        const found = view.results(job, urgency)
        if (!found || !isFinal(job) || isPlacedIn(found, of)) return found
        want({ kind: 'place', jobId: job.jobId, ...of }, urgency)
        return undefined
      },
      marks: (job) => {
        const found = marks.get(job.jobId)
        if (!found) want({ kind: 'marks', jobId: job.jobId })
        return found
      },
      quiet: () => viewFor(asked, true),
    }
    return view
  }

  const answer = <Name extends AskName>(asked: Asking, name: Name, id: number) => {
    asked.wants = new Map()
    asked.isWaiting = false
    const { ask: question } = asked.message as Extract<Down, { kind: 'ask'; name: Name }>
    const view = viewFor(asked)
    const value = answers[name](view, question as never)
    const problem = [...asked.wants.keys()].flatMap((key) => failed.get(key)?.problem ?? [])[0]
    const isSettled = asked.wants.size === 0 && !asked.isWaiting
    const text = JSON.stringify([value, isSettled, problem], (_, each) =>
      ArrayBuffer.isView(each) ? String(each) : each,
    )
    if (text === asked.told) return
    asked.told = text
    post({ kind: 'answer', id, value, isSettled, problem })
  }

  const schedule = () => {
    if (isScheduled || !isStarted) return
    isScheduled = true
    clock.after(20, () => {
      isScheduled = false
      for (const [id, asked] of asking) answer(asked, asked.message.name, id)
      pump()
    })
  }

  const load = async () => {
    const kept = await store.load()
    texts = createTexts()
    texts.add(kept.texts)
    keptTexts = texts.size
    held.clear()
    for (const each of live.values()) each.results = undefined
    takeKept(kept)
  }

  const takeKept = ({ headers: jobs, reach: read }: Kept) => {
    const added = take(jobs)
    if (read) {
      reach = { ...read, covered: joined([...read.covered, ...reach.covered]) }
      for (const job of read.open) {
        if (!open.has(job.jobId) && !headers.has(job.jobId)) {
          open.set(job.jobId, { ...job, checkedAt: Number.NEGATIVE_INFINITY })
        }
      }
    }
    tellKnown(added)
  }

  const engine: EvidenceEngine = {
    start: async () => {
      try {
        await load()
      } catch {
        // Whatever is on the disk is of no use.
        await store.reset().catch(ignore)
      }
      isStarted = true
      schedule()
    },
    lead: async (leads) => {
      // What another tab has kept in the meantime has other numbers.
      if (leads && !isLeading && isStarted && !store.isMemory) await load().catch(ignore)
      isLeading = leads
      awaited.clear()
      queue.setOpen(leads && presence !== 'hidden')
      schedule()
    },
    heed: (message) => {
      if (message.kind === 'wanted') {
        if (!isLeading) return
        for (const each of message.wants) others.set(keyOfWant(each.want), each)
        for (const { want } of message.wants) {
          if ('jobId' in want && held.has(want.jobId)) tell({ kind: 'results', jobId: want.jobId })
        }
      } else if (message.kind === 'headers') {
        void store
          .load()
          .then((kept) => {
            headAt = clock.now()
            takeKept(kept)
          }, ignore)
          .finally(schedule)
        awaited.clear()
      } else {
        // It may be there with more suites.
        held.delete(message.jobId)
        unkept.delete(message.jobId)
        awaited.clear()
      }
      schedule()
    },
    handle: (message) => {
      switch (message.kind) {
        case 'ask': {
          const isFirst = message.name === 'jobs'
          asking.set(message.id, {
            message,
            since: clock.now(),
            isWaiting: false,
            wants: new Map(),
            told: undefined,
          })
          if (isFirst && isStarted) tellKnown([...headers.values()])
          return schedule()
        }
        case 'leave':
          asking.delete(message.id)
          return
        case 'presence':
          presence = message.presence
          queue.setOpen(presence !== 'hidden' && isLeading)
          return schedule()
        case 'jobs': {
          const added = take(message.jobs)
          if (added.length > 0) void keep(added)
          return
        }
        case 'cases':
          return takeCases(message.job, message.cases)
        case 'again':
          held.delete(message.jobId)
          headers.delete(message.jobId)
          marks.delete(message.jobId)
          sorted = new Map()
          void store
            .drop(message.jobId)
            .then(() => readJob(message.jobId, () => 'now'))
            .catch(ignore)
            .finally(schedule)
          return
        case 'retry':
          failed.clear()
          return schedule()
      }
    },
  }
  return engine
}
