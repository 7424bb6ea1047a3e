import { batchGetArtifactsQueryOptions, getPackageQueryOptions } from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { FormSkeleton } from '@/features/ml-packages/form/package-form-skeleton.tsx'
import { PackageReleaseForm } from '@/features/ml-packages/form/package-release-form.tsx'
import { packageKind, packageTarget } from '@/models/ml-packages/package.ts'
import { deletionTexts } from '@/models/ml-packages/package-action-rules.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { AccessDeniedPage } from '@/page/access-denied-page.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'

const title = 'New Release'

/** Creates a release of a package. */
export function NewPackageReleaseScreen() {
  const projectId = useProjectId()
  const { packageId } = useParams({ from: '/_console/mlpackages/$packageId/releases/new' })
  return (
    <DetailPage
      key={packageId}
      kind={packageKind}
      query={getPackageQueryOptions({ projectId, packageId })}
      title={title}
      skeleton={<FormSkeleton />}
    >
      {(found) => <NewRelease found={found} />}
    </DetailPage>
  )
}

function NewRelease({ found }: { found: Package }) {
  const navigate = useNavigate()
  const back = packageTarget(found.id)
  const names = { Package: found.name }
  const link = <TextLink {...back}>Back to the package</TextLink>
  if (isSharedIn(found)) return <AccessDeniedPage names={names}>{link}</AccessDeniedPage>
  return (
    <Page title={title} names={names}>
      {found.deprecated ? (
        <InfoBanner actions={link}>{deletionTexts(found).done}</InfoBanner>
      ) : (
        <FormWithItems packageId={found.id} onCancel={() => navigate(back)} />
      )}
    </Page>
  )
}

const lookUpLimit = 100

interface FormWithItemsProps {
  packageId: string
  onCancel: () => void
}

/** The form with the artifacts that the address names, as after the release of a run. */
function FormWithItems({ packageId, onCancel }: FormWithItemsProps) {
  const projectId = useProjectId()
  const { item_ids: itemIds = [] } = useSearch({
    from: '/_console/mlpackages/$packageId/releases/new',
  })
  const ids = itemIds.slice(0, lookUpLimit)
  const query = batchGetArtifactsQueryOptions({ projectId }, { ids })
  const { data, isError } = useQuery({ ...query, enabled: ids.length > 0 })
  if (ids.length > 0 && !data) {
    return isError ? <QueryStatus query={query} /> : <FormSkeleton />
  }
  const selected = ids.flatMap((id) => data?.found.find((artifact) => artifact.id === id) ?? [])
  return <PackageReleaseForm packageId={packageId} selected={selected} onCancel={onCancel} />
}
