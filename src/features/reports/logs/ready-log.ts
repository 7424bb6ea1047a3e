import {
  downloadLogMutationOptions,
  getCaseReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { mayLoadAhead } from '@/lib/line.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { readLimit } from '@/log/text-limit.ts'
import { shownLogOf } from '@/models/reports/case-files.ts'
import { lazyCode } from '@/ui/base/lazy-part.tsx'

/** The console of a log; a page loads it with the first log that it shows. */
export const logConsole = lazyCode(() => import('@/parts/logs/log-console.tsx'))

/** Links that are kept at most, and for how many milliseconds: a pointer moves over many rows. */
const mostLinks = 8
const keptFor = 5 * 60_000

interface ReadyLink {
  link: Promise<LogDownload>
  /** The link itself, once it is there: who waits for a promise is a render too late for the reader that has begun. */
  granted?: LogDownload
  until: number
}

const ready = new Map<string, ReadyLink>()

/** How often each log is shown: what is shown need not be got ready. */
const shown = new Map<string, number>()

/** Notes that a log is shown, until the returned function is called. */
export const noteShown = (logId: string): (() => void) => {
  const add = (more: number) => shown.set(logId, (shown.get(logId) ?? 0) + more)
  add(1)
  return () => void add(-1)
}

/** The link to a log that was got ready, for one use; a promise while it is on its way. */
export const takeReadyLink = (logId: string): LogDownload | Promise<LogDownload> | undefined => {
  const own = ready.get(logId)
  ready.delete(logId)
  return own && own.until > Date.now() ? (own.granted ?? own.link) : undefined
}

const keepLink = (logId: string, link: Promise<LogDownload>) => {
  const own: ReadyLink = { link, until: Date.now() + keptFor }
  ready.set(logId, own)
  link.then(
    (granted) => {
      own.granted = granted
    },
    () => undefined,
  )
  const [oldest] = ready.keys()
  if (ready.size > mostLinks && oldest !== undefined) ready.delete(oldest)
}

/** The page of a case, of which a log may be chosen by its key. */
interface CasePlace {
  projectId: string
  jobId: string
  caseReportId: string
  chosen: string | undefined
}

const getReady = async (
  client: QueryClient,
  { projectId, jobId, caseReportId, chosen }: CasePlace,
) => {
  const path = { projectId, jobId, caseReportId }
  const report = await client.ensureQueryData(getCaseReportQueryOptions(path))
  const file = report.status === 'failed' ? shownLogOf(report, chosen) : undefined
  if (!file || file.log.expired) return
  const { id: logId } = file.log
  const isWanted = () => !shown.get(logId)
  if (!isWanted() || (ready.get(logId)?.until ?? 0) > Date.now()) return
  logConsole.load()
  const body = { expirationTime: linkLifetime, filename: file.filename }
  // No mutation: of a call that nobody has asked for, no failure is told.
  const { mutationFn, meta } = downloadLogMutationOptions()
  const link = mutationFn?.({ path: { projectId, logId }, body }, { client, meta })
  if (!link) return
  keepLink(logId, link)
  const { readAhead } = await import('@/log/log-ahead.ts')
  const { url } = await link
  // The page may be there meanwhile, and reads it.
  if (isWanted()) readAhead({ url, jsonLimit: readLimit })
}

/**
 * Gets the first lines of the log of a case that failed, which will probably be opened; not over a slow or costly
 * line. A failure shows when the page is opened, which asks again.
 */
export const getLogReady = (client: QueryClient, place: CasePlace): void => {
  if (mayLoadAhead()) void getReady(client, place).catch(() => undefined)
}
