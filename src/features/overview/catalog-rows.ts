import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import type { FailureGroup } from '@/evidence/engine/answer-change.ts'
import {
  branchOfJob,
  failuresOf,
  isComparable,
  type JobHeader,
  timeOf,
} from '@/evidence/engine/job-header.ts'
import { type PassRate, passRateOf } from '@/evidence/engine/pass-rates.ts'
import { dotted } from '@/lib/text.ts'
import { triggersOf } from '@/models/integrations/integration-triggers.ts'
import { type NextRun, nextRunOf } from '@/models/integrations/next-run.ts'

/** Days of the pass rate of a catalog. */
export const rateDays = 30

const dayLength = 86_400_000

/** Runs in the strip of a catalog. */
const shownRuns = 10

/** How a catalog does on a branch. */
export interface CatalogRow {
  catalog: Pick<Catalog, 'id' | 'displayName'>
  /** The newest job of the branch that was tested to its end. */
  last: JobHeader
  /** The last jobs of the branch, the oldest first. */
  runs: readonly JobHeader[]
  /** How the run after the last tested one ended: `canceled`. */
  later: string | undefined
  rate: PassRate
  /** All runs of these days are known. */
  isRateKnown: boolean
  /** Undefined while the integrations are not known. */
  next: NextRun | undefined
}

interface CatalogRowsOptions {
  /** Finished jobs, the newest first. */
  jobs: readonly JobHeader[]
  /** All jobs since then are known, in milliseconds since 1970. */
  knownFrom: number
  /** Jobs that are not finished. */
  running: readonly JobHeader[]
  /** Undefined while they are not known. */
  integrations: readonly Integration[] | undefined
  branch: string
  /** Milliseconds since 1970. */
  now: number
}

/** The catalogs that have a tested job of the branch: those that fail first, then by name. */
export const catalogRows = (
  catalogs: readonly Pick<Catalog, 'id' | 'displayName'>[],
  { jobs, knownFrom, running, integrations, branch, now }: CatalogRowsOptions,
): CatalogRow[] => {
  const isKnownFor = (days: number) => knownFrom <= now - days * dayLength
  const isEarlierKnown = isKnownFor(2 * rateDays)
  const byCatalog = Map.groupBy(jobs, ({ catalog }) => catalog.id)
  const triggers = Map.groupBy(integrations ?? [], ({ catalogId }) => catalogId)
  const rows = catalogs.flatMap((catalog): CatalogRow[] => {
    const own = byCatalog.get(catalog.id) ?? []
    const ofBranch = own.filter((job) => branchOfJob(job) === branch)
    const last = ofBranch.find(isComparable)
    if (!last) return []
    const rate = passRateOf(ofBranch, { branch, days: rateDays, now })
    const started = [...own.slice(0, 1), ...running.filter((job) => job.catalog.id === catalog.id)]
    return [
      {
        catalog,
        last,
        runs: ofBranch.slice(0, shownRuns).reverse(),
        later: laterOf(ofBranch[0], last),
        rate: isEarlierKnown ? rate : { ...rate, points: undefined },
        isRateKnown: isKnownFor(rateDays),
        next:
          integrations &&
          nextRunOf(
            (triggers.get(catalog.id) ?? []).map((integration) => triggersOf(integration).jobs),
            started.length > 0 ? Math.max(...started.map(timeOf)) : undefined,
            now,
          ),
      },
    ]
  })
  return rows.sort(
    (one, other) =>
      failuresOf(other.last) - failuresOf(one.last) ||
      one.catalog.displayName.localeCompare(other.catalog.displayName, 'en'),
  )
}

const laterOf = (newest: JobHeader | undefined, last: JobHeader) => {
  if (!newest || newest === last) return undefined
  if (newest.status === 'canceled') return 'canceled'
  return newest.build.status === 'failed' ? 'build failed' : 'not tested'
}

/** The cause of most new failures, whatever their messages; undefined without any. */
export const biggestCause = (
  groups: readonly FailureGroup[],
): { cause: string | undefined; count: number } | undefined =>
  [...Map.groupBy(groups, ({ cause }) => cause)]
    .map(([cause, own]) => ({ cause, count: own.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count)[0]

/** `1 of 6 got worse in 30 days · 2 without a run of main are hidden` */
export const catalogsText = (
  rows: readonly CatalogRow[],
  catalogs: number,
  branch: string,
): string => {
  const compared = rows.flatMap(({ rate }) => rate.points ?? [])
  const worse = compared.filter((points) => points <= -0.05).length
  const hidden = catalogs - rows.length
  return dotted(
    compared.length > 0 && `${worse} of ${compared.length} got worse in ${rateDays} days`,
    hidden > 0 &&
      `${hidden} without a tested run of ${branch} ${hidden === 1 ? 'is' : 'are'} hidden`,
  )
}

/** The least rate that a line shows; what is lower stands at its foot. */
const lineFoot = 0.945

/** The corners of a line of rates in a box, `x,y x,y`: the newest at its right end, the best at its top. */
export const ratePoints = ({ days }: PassRate, width: number, height: number): string =>
  days
    .map(({ passed, ran }, index) => {
      const share = (Math.max(ran === 0 ? 1 : passed / ran, lineFoot) - lineFoot) / (1 - lineFoot)
      const x = days.length === 1 ? width : (index / (days.length - 1)) * width
      return `${x.toFixed(1)},${((1 - share) * height).toFixed(1)}`
    })
    .join(' ')
