import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import type { Editing } from '@/data/editing.ts'
import { repositoryText } from '@/lib/repositories.ts'
import {
  deletedText,
  editIntegrationTarget,
  integrationCrumbSearches,
  integrationKind,
  integrationTarget,
} from '@/models/integrations/integration.ts'
import { whyNotOnIntegration } from '@/models/integrations/integration-action-rules.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { IntegrationForm } from './form/integration-form.tsx'
import { OwnCatalogPage } from './own-catalog-page.tsx'
import { FormSkeleton } from './skeletons.tsx'

export function EditIntegrationScreen() {
  const projectId = useProjectId()
  const { catalogId, integrationId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/integrations/$integrationId/edit',
  })
  return (
    <OwnCatalogPage catalogId={catalogId} title="Edit Integration" skeleton={<FormSkeleton />}>
      {(catalog) => (
        <EditPage
          key={integrationId}
          title="Edit Integration"
          kind={integrationKind}
          ownerId={catalogId}
          query={getIntegrationQueryOptions({ projectId, integrationId })}
          names={(stored) => ({
            Catalog: catalog.displayName,
            Integration: stored && repositoryText(stored),
          })}
          searches={integrationCrumbSearches}
          back={integrationTarget(catalogId, integrationId)}
          skeleton={<FormSkeleton />}
        >
          {(editing, leave) => (
            <EditIntegration catalogId={catalogId} editing={editing} onCancel={leave} />
          )}
        </EditPage>
      )}
    </OwnCatalogPage>
  )
}

interface EditIntegrationProps {
  catalogId: string
  editing: Editing<Integration>
  onCancel: () => void
}

function EditIntegration(props: EditIntegrationProps) {
  const { catalogId } = props
  const { stored } = props.editing
  if (stored.catalogId !== catalogId) {
    // The URL names another catalog than the integration's: redirect.
    return <Navigate {...editIntegrationTarget(stored.catalogId, stored.id)} replace />
  }
  if (whyNotOnIntegration('edit', stored)) {
    return (
      <DeletedBanner kind={integrationKind} ownerId={catalogId}>
        {deletedText}
      </DeletedBanner>
    )
  }
  return <IntegrationForm {...props} />
}
