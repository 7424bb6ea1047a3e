import {
  createIntegrationOperation,
  updateIntegrationOperation,
} from '@generated/evaluation/codec.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { draftProblems } from '../model/checks.ts'
import { draftOf, type IntegrationDraft, newDraft, withoutTokens } from '../model/draft.ts'
import { integrationKind } from '../model/integration.ts'
import { requestOf } from '../model/request.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { flatDraftFields, flatDraftOf, withFlatDraft } from './flat-draft.ts'
import { InputStep } from './input-step.tsx'
import { useSaveIntegration } from './use-save-integration.ts'

interface IntegrationFormProps {
  catalogId: string
  /** The integration being edited; undefined for a new one. */
  editing?: Editing<Integration>
  onCancel: () => void
}

/** The form of an integration: input, then confirmation. */
export function IntegrationForm({ catalogId, editing, onCancel }: IntegrationFormProps) {
  const [start] = useState(() => (editing ? draftOf(editing.stored) : newDraft()))
  const form = useForm<IntegrationDraft>({ defaultValues: start, mode: 'all' })
  const { control } = form
  const { save, pending } = useSaveIntegration(editing)
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
        onSave={() => void save(requestOf(form.getValues(), catalogId))}
        onCancel={onCancel}
        pending={pending}
        submitError={
          <SaveProblem
            operation={editing ? updateIntegrationOperation : createIntegrationOperation}
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
