import type { AnyRouter } from '@tanstack/react-router'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { readBuild } from '@/config/build-info.ts'

/**
 * What is measured, in milliseconds: `rows`, from the start of the visit until the first rows; `blocking`, for how long
 * tasks above 50 ms kept the page from answering until then; `next`, from the way to another page until it is drawn;
 * and those of `web-vitals`, of which CLS has no unit.
 */
type FigureName = 'rows' | 'blocking' | 'next' | Metric['name']

/** One measured time. */
export interface Figure {
  /** Pattern of the page, without ids: `/reports/$jobId`. Of a visit as a whole, that of its first page. */
  page: string
  name: FigureName
  value: number
}

/** Name of the user timing that tells that measuring has begun. */
const measuringMark = 'measuring'

/** What is reported. It names nobody and nothing. */
export interface MeasurementReport {
  version: string | undefined
  commit: string | undefined
  figures: readonly Figure[]
}

/** The user timing of a table whose first rows have been drawn. */
const rowsMark = 'rows'

/** Most figures of a report: a tab may be in front for days. */
const mostFigures = 200

/** Adds a figure to others, rounded to what can be told apart. */
export const addFigure = (figures: Figure[], { page, name, value }: Figure): void => {
  if (figures.length >= mostFigures) return
  figures.push({
    page,
    name,
    value: name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value),
  })
}

/** For how long tasks before a time kept the page from answering: what each takes beyond 50 ms. */
export const blockingBefore = (
  tasks: readonly Pick<PerformanceEntry, 'startTime' | 'duration'>[],
  time: number,
): number =>
  tasks
    .filter(({ startTime }) => startTime < time)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

/**
 * Sends a report, also of a page that is being left. Not as a beacon: the browser would add its cookies, and the
 * address of the page with the ids in it.
 */
const send = (address: string, report: MeasurementReport) => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    // The answer is not read, so that another origin need not allow it.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => undefined)
}

/** The long tasks so far; undefined where the browser does not tell of them. */
const watchLongTasks = (): PerformanceEntry[] | undefined => {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return undefined
  const tasks: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
    // Only those before the first rows count.
    if (performance.getEntriesByName(rowsMark).length > 0) observer.disconnect()
  })
  observer.observe({ type: 'longtask', buffered: true })
  return tasks
}

/** A page by its pattern, without the ids in its address: `/reports/$jobId`. */
export const pageOf = ({ state }: Pick<AnyRouter, 'state'>): string =>
  state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? ''

/** Whether the page is still the one that the visit began with. */
const isFirstPage = () => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && new URL(visit.name).pathname === location.pathname
}

/**
 * Measures how long the user waits, and reports it to an address whenever the page is hidden or left. Of a visit whose
 * first page is left already, only the next ones are told.
 */
export const measure = (router: AnyRouter, address: string): void => {
  const { version, commit } = readBuild()
  let figures: Figure[] = []
  const add = (page: string, name: FigureName, value: number) =>
    addFigure(figures, { page, name, value })

  const tasks = watchLongTasks()
  const firstPage = isFirstPage() ? pageOf(router) : undefined
  // Rows of a later page tell nothing of the first.
  let leftAt = Number.POSITIVE_INFINITY
  let isFirstTold = false
  const addFirst = () => {
    const rows = performance.getEntriesByName(rowsMark)[0]?.startTime
    if (isFirstTold || firstPage === undefined || rows === undefined || rows > leftAt) return
    isFirstTold = true
    add(firstPage, 'rows', rows)
    if (tasks) add(firstPage, 'blocking', blockingBefore(tasks, rows))
  }

  let begun: number | undefined
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    begun = performance.now()
    leftAt = Math.min(leftAt, begun)
  })
  router.subscribe('onRendered', () => {
    if (begun !== undefined) add(pageOf(router), 'next', performance.now() - begun)
    begun = undefined
  })

  if (firstPage !== undefined) {
    const addVital = ({ name, value }: Metric) => add(firstPage, name, value)
    for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(addVital)
  }

  performance.mark(measuringMark)
  // After those of `web-vitals`, which are told when the page is hidden, too.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    addFirst()
    if (figures.length > 0) send(address, { version, commit, figures })
    figures = []
  })
}
