import type {
  MetricsAggregation,
  MetricsFilter,
  MetricsGroupBy,
  MetricsQuery,
} from '@generated/metrics/types.ts'
import { exactSecondsBetween } from '@/lib/durations.ts'
import { compareValues } from '@/models/reports/parameter-values.ts'
import { refuse } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'
import { catalogArea } from '../world/catalogs/world-catalog-area.ts'
import { partId } from '../world/jobs/part-ids.ts'
import { attemptsOf, caseReportOf, casesOf } from '../world/jobs/world-case-reports.ts'
import { jobArea } from '../world/jobs/world-job-area.ts'
import { begunRuns, placedSpecs } from '../world/jobs/world-test-reports.ts'
import { createRandom } from '../world/random.ts'
import type { World } from '../world/world.ts'

/** An entry of an index: its fields by name. */
type Entry = Readonly<Record<string, string | number | undefined>>

/** Fields that are measured at several distances of a case. */
const measured = new Set(['distance', 'TP', 'FN', 'FP'])

/** The objects that a case has seen, missed and made up, in steps of 10 m: the farther, the fewer it sees. */
const detectionsOf = (id: string, failed: boolean): Entry[] =>
  Array.from({ length: 10 }, (_, place) => {
    const random = createRandom(`${id}/${place}`)
    const share = (failed ? 0.9 : 0.98) - place * (failed ? 0.07 : 0.03)
    const objects = random.int(8, 24)
    const seen = Math.round(objects * Math.max(0.1, share))
    return {
      distance: place * 10 + random.int(0, 9),
      TP: seen,
      FN: objects - seen,
      FP: random.int(0, failed ? 3 : 1),
    }
  })

/** The entries of the finished cases of the reports that a query names; of one job at least. */
const caseEntries = (
  world: World,
  projectId: string,
  { jobReportId, suiteReportId, specReportId, caseReportId }: MetricsQuery,
  now: number,
  withMeasured: boolean,
): Entry[] => {
  // The parts of a job have the middle of its id.
  const middle = (specReportId ?? suiteReportId ?? caseReportId ?? jobReportId)?.slice(8, 24)
  const jobs = world
    .of(jobArea, projectId)
    .filter(({ id, reportId }) => reportId.slice(8, 24) === middle || id === jobReportId)
  return jobs.flatMap((job) =>
    begunRuns(job, now, world)
      .filter(({ id }) => suiteReportId === undefined || id === suiteReportId)
      .flatMap(placedSpecs)
      .filter(
        ({ run, place }) => specReportId === undefined || partId(run.id, place) === specReportId,
      )
      .flatMap(casesOf)
      .flatMap((placed) => {
        const attempt = attemptsOf(job, placed, now).at(-1)
        if (!attempt?.finishedAt) return []
        const report = caseReportOf(job, placed, attempt, now)
        if (caseReportId !== undefined && report.id !== caseReportId) return []
        const entry: Entry = {
          ...report.scenarioParameters,
          status: report.status,
          duration: exactSecondsBetween(report.startedAt, report.finishedAt),
          finished_at: report.finishedAt,
          scenario_id: report.scenario.id,
        }
        return withMeasured
          ? detectionsOf(report.id, report.status === 'failed').map((each) => ({
              ...entry,
              ...each,
            }))
          : [entry]
      }),
  )
}

const numberOf = (value: string | number | undefined) =>
  value === undefined || value === '' ? Number.NaN : Number(value)

const passes = (entry: Entry, filter: MetricsFilter): boolean => {
  if ('and' in filter) return filter.and.every((each) => passes(entry, each))
  if ('or' in filter) return filter.or.some((each) => passes(entry, each))
  if ('equal' in filter) return String(entry[filter.equal.select] ?? '') === filter.equal.value
  if ('lessThan' in filter) return numberOf(entry[filter.lessThan.select]) < filter.lessThan.value
  if ('greaterThan' in filter) {
    return numberOf(entry[filter.greaterThan.select]) > filter.greaterThan.value
  }
  if ('lessThanEqual' in filter) {
    return numberOf(entry[filter.lessThanEqual.select]) <= filter.lessThanEqual.value
  }
  return numberOf(entry[filter.greaterThanEqual.select]) >= filter.greaterThanEqual.value
}

interface Group {
  name: string
  has: (entry: Entry) => boolean
}

const units = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000 } as const

const spanOf = (interval: string) => {
  const [, count, unit] = /^PT?(\d+)([WDHM])$/.exec(interval) ?? []
  const span = Number(count) * units[(unit ?? 'D') as keyof typeof units]
  return span > 0 ? span : refuse(400, 'invalid_interval', 'The interval is no ISO 8601 duration.')
}

/** The most groups that one grouping makes. */
const mostGroups = 10_000

const groupsOf = (entries: readonly Entry[], groupBy: MetricsGroupBy): Group[] => {
  if ('range' in groupBy) {
    const { select, start, stop, width } = groupBy.range
    const count = Math.ceil((stop - start) / width)
    if (count > mostGroups) refuse(400, 'too_many_groups', 'There are too many buckets.')
    return Array.from({ length: Math.max(0, count) }, (_, place) => {
      const [from, to] = [start + place * width, start + (place + 1) * width]
      return {
        name: `${from}-${to}`,
        has: (entry) => numberOf(entry[select]) >= from && numberOf(entry[select]) < to,
      }
    })
  }
  if ('datetime' in groupBy) {
    const { select, interval } = groupBy.datetime
    const span = spanOf(interval)
    const placeOf = (entry: Entry) => Math.floor(Date.parse(String(entry[select] ?? '')) / span)
    const places = [...new Set(entries.map(placeOf))].filter(Number.isFinite)
    return places
      .sort((one, other) => one - other)
      .map((place) => ({
        name: new Date(place * span).toISOString(),
        has: (entry) => placeOf(entry) === place,
      }))
  }
  const { by } = groupBy
  const values = [...new Set(entries.flatMap((entry) => entry[by] ?? []).map(String))]
  return values
    .sort(compareValues)
    .map((name) => ({ name, has: (entry) => String(entry[by] ?? '') === name }))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

const aggregations: {
  readonly [aggregation in MetricsAggregation]: (values: readonly number[]) => number
} = {
  count: (values) => values.length,
  sum,
  avg: mean,
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  dev: (values) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2))),
}

const compute = (
  entries: readonly Entry[],
  { aggregation, select }: MetricsQuery['compute'][number],
) => {
  const present = entries.filter((entry) => entry[select] !== undefined)
  if (aggregation === 'count') return present.length
  const values = present.map((entry) => numberOf(entry[select])).filter(Number.isFinite)
  return values.length === 0 ? 0 : Number(aggregations[aggregation](values).toFixed(6))
}

const fieldsOf = (filter: MetricsFilter | undefined): string[] => {
  if (!filter) return []
  if ('and' in filter) return filter.and.flatMap(fieldsOf)
  if ('or' in filter) return filter.or.flatMap(fieldsOf)
  return Object.values(filter).map(({ select }: { select: string }) => select)
}

const groupField = (groupBy: MetricsGroupBy) => {
  if ('range' in groupBy) return groupBy.range.select
  return 'datetime' in groupBy ? groupBy.datetime.select : groupBy.by
}

/** Numbers over the cases of reports. */
export const metricsService = defineService('metrics', {
  queryMetrics: ({ path, body, world, clock }) => {
    const { groupBy = [], filter } = body
    if (groupBy.length === 2 && body.compute.length !== 1) {
      refuse(400, 'invalid_query', 'Two groupings take exactly one number to compute.')
    }
    const fields = [
      ...body.compute.map(({ select }) => select),
      ...groupBy.map(groupField),
      ...fieldsOf(filter),
    ]
    const all: Entry[] =
      body.index === 'catalog_index'
        ? [...world.of(catalogArea, path.projectId).values()].map(({ catalog }) => ({
            id: catalog.id,
            display_name: catalog.displayName,
          }))
        : caseEntries(
            world,
            path.projectId,
            body,
            clock.now(),
            fields.some((field) => measured.has(field)),
          )
    const entries = filter ? all.filter((entry) => passes(entry, filter)) : all
    const [byRow, byColumn] = groupBy
    const everything: Group = { name: '', has: () => true }
    const rows = byRow ? groupsOf(entries, byRow) : [everything]
    const columns = byColumn && groupsOf(entries, byColumn)
    const [first] = body.compute
    return ok({
      series: {
        labels: columns
          ? columns.map(({ name }) => name)
          : body.compute.map(({ select }) => select),
        row: rows.map(({ name, has }) => {
          const own = entries.filter(has)
          const data =
            columns && first
              ? columns.map((column) => compute(own.filter(column.has), first))
              : body.compute.map((each) => compute(own, each))
          return { name, data }
        }),
      },
    })
  },
})
