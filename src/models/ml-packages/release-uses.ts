import type { Artifact, PackageRelease } from '@generated/ml/types.ts'

/** The newest of some releases; undefined for none. */
export const newestOf = (releases: readonly PackageRelease[]): PackageRelease | undefined =>
  releases.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0]

/** The releases that hold one of some artifacts. The items of a release that is shared in are not told. */
export const releasesOf = (
  releases: readonly PackageRelease[],
  artifacts: readonly Pick<Artifact, 'id'>[],
): PackageRelease[] => {
  const ids = new Set(artifacts.map(({ id }) => id))
  return releases.filter(({ asset }) => asset?.items.some(({ id }) => ids.has(id)))
}

/** The releases of each run, by its id: those that hold an artifact which it made. */
export const releasesByRun = (
  releases: readonly PackageRelease[],
  artifacts: readonly Pick<Artifact, 'id' | 'runId'>[],
): ReadonlyMap<string, readonly PackageRelease[]> => {
  const runOf = new Map(artifacts.map(({ id, runId }) => [id, runId]))
  const byRun = new Map<string, PackageRelease[]>()
  for (const release of releases) {
    const runs = new Set(release.asset?.items.flatMap(({ id }) => runOf.get(id) ?? []))
    for (const runId of runs) byRun.set(runId, [...(byRun.get(runId) ?? []), release])
  }
  return byRun
}

/** Most artifacts that one call gets. */
const atOnce = 100

/**
 * Ids of what releases hold, as many together as one call gets: that of the oldest releases first, so that a new
 * release changes the last call only.
 */
export const itemBatches = (releases: readonly PackageRelease[]): string[][] => {
  const oldest = releases.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const ids = [...new Set(oldest.flatMap(({ asset }) => asset?.items.map(({ id }) => id) ?? []))]
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, batch) =>
    ids.slice(batch * atOnce, (batch + 1) * atOnce),
  )
}
