import { useForm, useFormState, useWatch } from 'react-hook-form'
import { reasonOf } from '@/lib/reasons.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { draftProblems } from '../model/checks.ts'
import type { IntegrationDraft } from '../model/draft.ts'
import { requestOf } from '../model/request.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InputStep } from './input-step.tsx'
import { useSaveIntegration } from './use-save-integration.ts'

interface IntegrationFormProps {
  catalogId: string
  /** What the form begins with. */
  draft: IntegrationDraft
  /** Id of the integration that is edited; undefined for a new one. */
  storedId: string | undefined
  /** Called once it is saved; the id is undefined when the service did not tell it. */
  onSaved: (integrationId: string | undefined) => void
  onCancel: () => void
}

/** The form of an integration: everything about it, then what is going to be saved. */
export function IntegrationForm(props: IntegrationFormProps) {
  const { catalogId, draft, storedId, onSaved, onCancel } = props
  const form = useForm<IntegrationDraft>({ defaultValues: draft, mode: 'all' })
  const { control } = form
  const { save, pending, failed } = useSaveIntegration({ storedId, onSaved })
  const problems = useWatch({ control, compute: draftProblems })
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(isDirty)

  return (
    <>
      <TwoStepForm
        input={() => <InputStep form={form} stored={storedId !== undefined} />}
        confirm={() => <ConfirmStep request={requestOf(form.getValues(), catalogId)} />}
        onSave={() => void save(requestOf(form.getValues(), catalogId))}
        onCancel={onCancel}
        pending={pending}
        submitError={
          failed && (
            <CallAlert id={storedId === undefined ? 'postIntegration' : 'updateIntegration'} />
          )
        }
        disabledReason={reasonOf(problems)}
      />
      {question}
    </>
  )
}
