import { listPackageFirmwareReleasesQueryOptions } from '@generated/catalog/queries.ts'
import { batchGetArtifactsQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Package, PackageRelease } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePolling } from '@/data/polling.ts'
import { queued } from '@/evidence/finished-jobs.ts'
import { releaseTarget } from '@/models/firmware/firmware-release.ts'
import { mainMetricsText } from '@/models/ml-experiments/metric-direction.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { releaseListPolling } from '@/models/ml-packages/release-queries.ts'
import { newestOf } from '@/models/ml-packages/release-uses.ts'
import { useRunOfArtifact } from '@/parts/packages/use-run-names.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { useSeen } from '@/ui/base/use-seen.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { RunOfArtifact } from './release/artifact-columns.tsx'
import { PackagingState } from './release-status.tsx'

/** Milliseconds for which what is told of a release counts as known. */
const staleTime = 60_000

interface OfNewestProps {
  found: Package
  /** Shown for a package without releases. */
  never?: ReactNode
  children: (release: PackageRelease) => ReactNode
}

/** Facts of the newest release of a package, once its row has come into view. */
function OfNewest({ found, never = <EmptyCell />, children }: OfNewestProps) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>()
  const path = { projectId: useProjectId(), packageId: found.id }
  const { data, isError } = usePolling(
    { ...queued(packageReleasesQueryOptions(path, {})), staleTime, enabled: isSeen },
    releaseListPolling,
  )
  const newest = data && newestOf(data.items)
  return (
    <span ref={ref} className="block min-h-4">
      {newest ? (
        children(newest)
      ) : data?.complete ? (
        never
      ) : isError ? (
        <EmptyCell />
      ) : (
        <Skeleton className="h-4 w-16" />
      )}
    </span>
  )
}

/** The newest release of a package: how far its packing and review are, and its name. */
export const NewestRelease = ({ found }: { found: Package }) => (
  <OfNewest found={found} never={<span className="text-muted">none yet</span>}>
    {(release) => (
      <>
        <PackagingState release={release} />
        <span className="flex min-w-0 gap-2 text-xs">
          <TextLink {...packageReleaseTarget(found.id, release.id)} tone="secondary">
            <TruncatedText text={release.name} />
          </TextLink>
          {release.review.status === 'approved' && <span className="text-muted">Approved</span>}
        </span>
      </>
    )}
  </OfNewest>
)

/** The metrics of the run that the newest release of a package was made of. */
export const NewestMetrics = ({ found }: { found: Package }) => (
  <OfNewest found={found}>
    {(release) =>
      release.asset?.items.length ? <ReleaseMetrics release={release} /> : <EmptyCell />
    }
  </OfNewest>
)

function ReleaseMetrics({ release: { asset } }: { release: PackageRelease }) {
  const ids = asset?.items.slice(0, 1).map(({ id }) => id) ?? []
  const { data, isError } = useQuery({
    ...queued(batchGetArtifactsQueryOptions({ projectId: useProjectId() }, { ids })),
    staleTime,
  })
  const artifact = data?.found[0]
  if (!artifact) return data || isError ? <EmptyCell /> : <Skeleton className="h-4 w-24" />
  return <MetricsOfRun artifact={artifact} />
}

function MetricsOfRun({ artifact }: { artifact: Artifact }) {
  const { run } = useRunOfArtifact(artifact)
  const text = run && mainMetricsText(run)
  return (
    <>
      {text ? <TruncatedText text={text} /> : <EmptyCell />}
      <span className="flex min-w-0 text-xs">
        <RunOfArtifact artifact={artifact} />
      </span>
    </>
  )
}

/** The firmware releases that contain the newest release of a package. */
export const NewestUses = ({ found }: { found: Package }) => (
  <OfNewest found={found}>{(release) => <ReleaseUses release={release} />}</OfNewest>
)

function ReleaseUses({ release: { id, packageId } }: { release: PackageRelease }) {
  const path = { projectId: useProjectId(), packageId }
  const query = listPackageFirmwareReleasesQueryOptions(path, { mlPackageReleaseId: id })
  const { data, isError } = useQuery({ ...queued(query), staleTime })
  const [first, ...others] = data?.firmwareReleases ?? []
  if (!first) {
    return data || isError ? (
      <span className="text-muted">{data ? 'no firmware' : '–'}</span>
    ) : (
      <Skeleton className="h-4 w-16" />
    )
  }
  return (
    <>
      <span className="flex min-w-0">
        <TextLink {...releaseTarget(first.catalogId, first.id)} tone="secondary">
          <TruncatedText text={first.name} />
        </TextLink>
      </span>
      {others.length > 0 && (
        <TextLink
          {...packageReleaseTarget(packageId, id)}
          search={{ tab: 'firmwareReleases' }}
          tone="secondary"
          className="text-xs"
        >
          and {others.length} more
        </TextLink>
      )}
    </>
  )
}
