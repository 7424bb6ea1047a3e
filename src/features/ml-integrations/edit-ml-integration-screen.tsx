import { getIntegrationQueryOptions } from '@generated/ml/queries.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
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
  const navigate = useNavigate()
  const { integrationId } = useParams({
    from: '/_console/mlexperiments/integrations/$integrationId/edit',
  })
  const back = runIntegrationTarget(integrationId)
  return (
    <EditPage
      key={integrationId}
      title="Edit Integration"
      kind={runIntegrationKind}
      query={getIntegrationQueryOptions({ projectId, integrationId })}
      names={(stored) => ({ Integration: stored && repositoryOf(stored) })}
      searches={runIntegrationCrumbSearches}
      back={back}
      skeleton={
        <Loading>
          <Skeleton className="h-60 w-full max-w-[720px]" />
        </Loading>
      }
      deletedText={(stored) => (stored.deleted ? deletedText : undefined)}
    >
      {(editing) => <RunIntegrationForm editing={editing} onCancel={() => void navigate(back)} />}
    </EditPage>
  )
}
