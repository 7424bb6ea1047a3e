import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import {
  branchOfJob,
  failuresOf,
  isComparable,
  type JobHeader,
  timeOf,
} from '@/evidence/engine/job-header.ts'
import { type PassRate, passRateOf } from '@/evidence/engine/pass-rates.ts'
import { triggersOf } from '@/models/integrations/integration-triggers.ts'
import { type NextRun, nextRunOf } from '@/models/integrations/next-run.ts'

/** Days of the pass rate of a catalog. */
export const rateDays = 30

/** Runs in the strip of a catalog. */
const shownRuns = 10

/** How a catalog does on a branch. */
export interface CatalogRow {
  catalog: Pick<Catalog, 'id' | 'displayName'>
  /** The newest job of the branch that was tested to its end. */
  last: JobHeader
  /** The last jobs of the branch, the oldest first. */
  runs: readonly JobHeader[]
  rate: PassRate
  /** Undefined while the integrations are not known. */
  next: NextRun | undefined
}

interface CatalogRowsOptions {
  /** Finished jobs, the newest first. */
  jobs: readonly JobHeader[]
  /** Undefined while they are not known. */
  integrations: readonly Integration[] | undefined
  branch: string
  /** Milliseconds since 1970. */
  now: number
}

/** The catalogs that have a tested job of the branch: those that fail first, then by name. */
export const catalogRows = (
  catalogs: readonly Pick<Catalog, 'id' | 'displayName'>[],
  { jobs, integrations, branch, now }: CatalogRowsOptions,
): CatalogRow[] => {
  const byCatalog = Map.groupBy(jobs, ({ catalog }) => catalog.id)
  const triggers = Map.groupBy(integrations ?? [], ({ catalogId }) => catalogId)
  const rows = catalogs.flatMap((catalog): CatalogRow[] => {
    const own = byCatalog.get(catalog.id) ?? []
    const ofBranch = own.filter((job) => branchOfJob(job) === branch)
    const last = ofBranch.find(isComparable)
    if (!last) return []
    const newest = own[0]
    return [
      {
        catalog,
        last,
        runs: ofBranch.slice(0, shownRuns).reverse(),
        rate: passRateOf(ofBranch, { branch, days: rateDays, now }),
        next:
          integrations &&
          nextRunOf(
            (triggers.get(catalog.id) ?? []).map((integration) => triggersOf(integration).jobs),
            newest && timeOf(newest),
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

/** `1 of 6 got worse in 30 days · 2 without a run of main are hidden` */
export const catalogsText = (
  rows: readonly CatalogRow[],
  catalogs: number,
  branch: string,
): string => {
  const worse = rows.filter(({ rate }) => (rate.points ?? 0) <= -0.05).length
  const hidden = catalogs - rows.length
  return [
    rows.length > 0 && `${worse} of ${rows.length} got worse in ${rateDays} days`,
    hidden > 0 && `${hidden} without a run of ${branch} ${hidden === 1 ? 'is' : 'are'} hidden`,
  ]
    .filter(Boolean)
    .join(' · ')
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
