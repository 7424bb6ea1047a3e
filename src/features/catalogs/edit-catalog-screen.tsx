import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useFormStart } from '@/data/use-form-start.ts'
import { AccessDeniedPage } from '@/page/access-denied-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { CatalogNotFound } from '@/parts/catalogs/catalog-not-found.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { CatalogForm } from './form/catalog-form.tsx'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { deletionTexts, isSharedIn } from './model/actions.ts'

/** Edits a catalog. */
export function EditCatalogScreen() {
  const { catalogId } = useParams({ from: '/_console/vehicle_catalogs/$catalogId/edit' })
  // Another catalog begins anew.
  return <EditCatalog key={catalogId} catalogId={catalogId} />
}

function EditCatalog({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const query = getCatalogQueryOptions({ projectId, catalogId })
  const result = useQuery(query)
  const { isError, error } = result
  const stored = useFormStart(result)

  const names = { Catalog: stored?.displayName }
  const toCatalog = (saved: boolean) =>
    navigate({ to: '/vehicle_catalogs/$catalogId', params: { catalogId }, ignoreBlocker: saved })
  const back = (
    <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId }}>
      Back to the catalog
    </TextLink>
  )

  if (!stored && isNotFound(error)) return <CatalogNotFound />
  if (stored && isSharedIn(stored)) {
    return <AccessDeniedPage names={names}>{back}</AccessDeniedPage>
  }
  return (
    <Page title="Edit Catalog" names={names}>
      {!stored && <QueryStatus query={query} />}
      {!stored && !isError && <FormSkeleton />}
      {stored?.deprecated && <InfoBanner actions={back}>{deletionTexts(stored).done}</InfoBanner>}
      {stored && !stored.deprecated && (
        <CatalogForm
          stored={stored}
          onSaved={() => toCatalog(true)}
          onCancel={() => toCatalog(false)}
        />
      )}
    </Page>
  )
}
