import {
  createIntegrationMutationOptions,
  getIntegrationQueryKey,
  updateIntegrationMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Integration, IntegrationRequest } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { integrationKind, integrationTarget } from '@/models/integrations/integration.ts'
import { draftProblems } from '@/models/integrations/integration-checks.ts'
import {
  draftOf,
  type IntegrationDraft,
  newDraft,
  withoutTokens,
} from '@/models/integrations/integration-draft.ts'
import { refreshIntegrationLists } from '@/models/integrations/integration-queries.ts'
import { requestOf, withoutToken } from '@/models/integrations/integration-request.ts'
import { integrationTypes } from '@/models/integrations/integration-types.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { SettingsOverview } from '../detail/settings-overview.tsx'
import { flatDraftFields, flatDraftOf, withFlatDraft } from './flat-draft.ts'
import { InputStep } from './integration-input-step.tsx'

const targetItems = (request: IntegrationRequest): OverviewItem[] =>
  request.type === 'github_v3'
    ? [
        { label: 'Owner', value: <bdi>{request.githubV3.owner}</bdi> },
        { label: 'Repo', value: <bdi>{request.githubV3.repo}</bdi> },
      ]
    : [{ label: 'Project ID', value: request.gitlabV4.projectId }]

/** The last step: summary of everything to be saved, except the access token, which is never shown. */
function ConfirmStep({ request }: { request: IntegrationRequest }) {
  return (
    <div className="flex flex-col gap-3.5">
      <Overview
        label="Basic"
        items={[
          { label: 'Integration type', value: integrationTypes[request.type] },
          ...targetItems(request),
          { label: 'Access Token', value: 'Entered; never shown.' },
        ]}
      />
      <SettingsOverview integration={request} />
    </div>
  )
}

interface IntegrationFormProps {
  catalogId: string
  editing?: Editing<Integration>
  onCancel: () => void
}

/** The form of an integration: input, then confirmation. */
export function IntegrationForm({ catalogId, editing, onCancel }: IntegrationFormProps) {
  const [start] = useState(() => (editing ? draftOf(editing.stored) : newDraft()))
  const form = useForm<IntegrationDraft>({ defaultValues: start, mode: 'all' })
  const { control } = form
  const projectId = useProjectId()
  const saving = useSave<IntegrationRequest, Integration>({
    kind: integrationKind,
    ownerId: catalogId,
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    create: (body, call) => call(createIntegrationMutationOptions(), { path: { projectId }, body }),
    update: (body, { id: integrationId }, call) =>
      call(updateIntegrationMutationOptions(), { path: { projectId, integrationId }, body }),
    asDraft: (stored) => requestOf(draftOf(stored), catalogId),
    asSaved: withoutToken,
    hasSecrets: true,
    pageKey: (integrationId) => getIntegrationQueryKey({ projectId, integrationId }),
    refresh: refreshIntegrationLists,
    target: (integrationId) => integrationTarget(catalogId, integrationId),
  })
  const problems = useWatch({ control, compute: draftProblems })
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(isDirty)
  // Remounts fields that only read their initial value, after a newer version was taken over.
  const [takeOvers, setTakeOvers] = useState(0)
  const base = editing ? draftOf(editing.stored) : start
  const offer = useKeptDraft({
    name: 'integration',
    dirty: isDirty,
    base,
    mine: () => withoutTokens(form.getValues()),
    onRestore: (draft) => {
      rebaseForm(form, draft, base)
      setTakeOvers((count) => count + 1)
    },
    notKept: 'An access token is not: enter it again.',
  })

  return (
    <>
      {offer}
      <TwoStepForm
        input={() => <InputStep key={takeOvers} form={form} stored={editing !== undefined} />}
        confirm={() => <ConfirmStep request={requestOf(form.getValues(), catalogId)} />}
        onSave={() => saving.submit(requestOf(form.getValues(), catalogId))}
        onCancel={onCancel}
        pending={saving.pending}
        submitError={
          <SaveProblem
            saving={saving}
            kind={integrationKind}
            editing={editing}
            draftOf={(integration) => flatDraftOf(draftOf(integration))}
            mine={() => flatDraftOf(form.getValues())}
            fields={flatDraftFields}
            onTakeOver={(merged, base) => {
              const draft = form.getValues()
              rebaseForm(form, withFlatDraft(draft, merged), withFlatDraft(newDraft(), base))
              setTakeOvers((count) => count + 1)
            }}
          />
        }
        disabledReason={reasonOf(problems)}
        showErrors={() => form.trigger()}
      />
      {question}
    </>
  )
}
