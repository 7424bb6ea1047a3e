import {
  createIntegrationMutationOptions,
  getIntegrationQueryKey,
  updateIntegrationMutationOptions,
} from '@generated/ml/queries.ts'
import type { Integration } from '@generated/ml/types.ts'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { reasonOf } from '@/lib/reasons.ts'
import {
  runIntegrationKind,
  runIntegrationsTarget,
  runIntegrationTarget,
} from '@/models/ml-integrations/ml-integration.ts'
import {
  checks,
  draftOf,
  draftProblems,
  type IntegrationDraft,
  requestOf,
} from '@/models/ml-integrations/ml-integration-draft.ts'
import { refreshRunIntegrations } from '@/models/ml-integrations/ml-integration-queries.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { useEditForm } from '@/page/edit-form.tsx'
import { useSave } from '@/page/use-save.ts'
import { TokenField } from '@/parts/forms/token-field.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { Overview } from '@/ui/text/overview.tsx'

const fields: DraftFields<IntegrationDraft> = {
  owner: { label: 'Github Owner', text: (owner) => owner },
  repo: { label: 'Github Repo', text: (repo) => repo },
  // It is never shown, and no stored one can differ.
  accessToken: { label: 'Access Token', text: () => '' },
}

interface IntegrationFormProps {
  editing?: Editing<Integration> | undefined
  onCancel: () => void
}

/** Form of an integration that runs build from: repository and token, then confirmation. */
export function RunIntegrationForm({ editing, onCancel }: IntegrationFormProps) {
  const projectId = useProjectId()
  const saving = useSave<IntegrationDraft, Integration>({
    kind: runIntegrationKind,
    editing,
    create: (draft, call) =>
      call(createIntegrationMutationOptions(), { path: { projectId }, body: requestOf(draft) }),
    update: (draft, { id: integrationId, versionId: currentVersionId }, call) =>
      call(updateIntegrationMutationOptions(), {
        path: { projectId, integrationId },
        body: { ...requestOf(draft), currentVersionId },
      }),
    asDraft: draftOf,
    // No service gives a token back.
    asSaved: (draft) => requestOf({ ...draft, accessToken: '' }),
    hasSecrets: true,
    pageKey: (integrationId) => getIntegrationQueryKey({ projectId, integrationId }),
    refresh: refreshRunIntegrations,
    target: runIntegrationTarget,
    fallback: runIntegrationsTarget,
  })
  const { form, submission, guarded } = useEditForm({
    saving,
    kind: runIntegrationKind,
    editing,
    draftOf,
    fields,
    base: draftOf(editing?.stored),
    withoutSecrets: (draft) => ({ ...draft, accessToken: '' }),
    notKept: 'The access token is not: enter it again.',
  })
  const problems = useWatch({ control: form.control, compute: draftProblems })
  return guarded(
    <TwoStepForm
      {...submission}
      input={() => <InputStep form={form} stored={editing !== undefined} />}
      confirm={() => <ConfirmStep draft={form.getValues()} />}
      onSave={() => saving.submit(form.getValues())}
      onCancel={onCancel}
      disabledReason={reasonOf(problems)}
    />,
  )
}

interface InputStepProps {
  form: UseFormReturn<IntegrationDraft>
  /** A token is stored; it cannot be read back. */
  stored: boolean
}

function InputStep({ form: { control, register }, stored }: InputStepProps) {
  const { errors } = useFormState({ control })
  return (
    <div className="flex max-w-[720px] flex-col gap-4">
      <Field label="Github Owner" required error={errors.owner?.message}>
        <TextInput autoComplete="off" {...register('owner', { validate: checks.owner })} />
      </Field>
      <Field label="Github Repo" required error={errors.repo?.message}>
        <TextInput autoComplete="off" {...register('repo', { validate: checks.repo })} />
      </Field>
      <TokenField
        stored={stored}
        error={errors.accessToken?.message}
        input={register('accessToken', { validate: checks.accessToken })}
      />
    </div>
  )
}

const ConfirmStep = ({ draft: { owner, repo } }: { draft: IntegrationDraft }) => (
  <Overview
    label="Integration"
    items={[
      { label: 'Github Owner', value: <bdi>{owner.trim()}</bdi>, wide: true },
      { label: 'Github Repo', value: <bdi>{repo.trim()}</bdi>, wide: true },
      { label: 'Access Token', value: '••••••••', wide: true },
    ]}
  />
)
