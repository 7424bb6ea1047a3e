import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useFormStart } from '@/data/use-form-start.ts'
import { AccessDeniedPage } from '@/page/access-denied-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ReleaseForm } from './form/release-form.tsx'
import { isSharedIn } from './model/actions.ts'
import { releaseList } from './model/release-list.ts'
import { ReleaseNotFound } from './release-not-found.tsx'
import { useCatalogName } from './use-catalog-name.ts'

const detail = '/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId'

/** Edits a firmware release. */
export function EditReleaseScreen() {
  const params = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/edit',
  })
  // Another release begins anew.
  return <EditRelease key={params.firmwareReleaseId} params={params} />
}

function EditRelease({ params }: { params: { catalogId: string; firmwareReleaseId: string } }) {
  const { catalogId, firmwareReleaseId: releaseId } = params
  const projectId = useProjectId()
  const navigate = useNavigate()
  const catalog = useCatalogName(catalogId)
  const query = getFirmwareReleaseQueryOptions({ projectId, catalogId, releaseId })
  const result = useQuery(query)
  const { isError, error } = result
  const stored = useFormStart(result)

  const chain = {
    names: { Catalog: catalog, Release: stored?.name },
    searches: releaseList.chainSearches,
  }
  if (!stored && isNotFound(error)) {
    return <ReleaseNotFound catalogId={catalogId} />
  }
  if (stored && isSharedIn(stored)) {
    return (
      <AccessDeniedPage {...chain}>
        <p>
          <TextLink to={detail} params={params}>
            Back to the release
          </TextLink>
        </p>
      </AccessDeniedPage>
    )
  }
  return (
    <Page title="Edit Release" {...chain}>
      {!stored && <QueryStatus query={query} />}
      {!stored && !isError && <FormSkeleton />}
      {stored?.deprecated && <InfoBanner>This release has been deleted.</InfoBanner>}
      {stored && (
        <ReleaseForm
          stored={stored}
          onSaved={() => navigate({ to: detail, params, ignoreBlocker: true })}
          onCancel={() => navigate({ to: detail, params })}
        />
      )}
    </Page>
  )
}

const FormSkeleton = () => (
  <Loading>
    <Skeleton className="mb-6 h-5 w-72 max-w-full" />
    <Skeleton className="h-40 w-full max-w-[720px]" />
  </Loading>
)
