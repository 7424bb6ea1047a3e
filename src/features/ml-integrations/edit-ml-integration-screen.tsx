import { getIntegrationQueryOptions } from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import { RunIntegrationForm } from '@/features/ml-integrations/form/ml-integration-form.tsx'
import {
  deletedText,
  repositoryOf,
  runIntegrationCrumbSearches,
  runIntegrationKind,
  runIntegrationTarget,
} from '@/models/ml-integrations/ml-integration.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Edits an integration that runs build from. */
export function EditRunIntegrationScreen() {
  const projectId = useProjectId()
  const { integrationId } = useParams({
    from: '/_console/mlexperiments/integrations/$integrationId/edit',
  })
  return (
    <EditPage
      key={integrationId}
      title="Edit Integration"
      kind={runIntegrationKind}
      query={getIntegrationQueryOptions({ projectId, integrationId })}
      names={(stored) => ({ Integration: stored && repositoryOf(stored) })}
      searches={runIntegrationCrumbSearches}
      back={runIntegrationTarget(integrationId)}
      skeleton={
        <Loading>
          <Skeleton className="h-60 w-full max-w-[720px]" />
        </Loading>
      }
      deletedText={(stored) => (stored.deleted ? deletedText : undefined)}
    >
      {(editing, leave) => <RunIntegrationForm editing={editing} onCancel={leave} />}
    </EditPage>
  )
}
