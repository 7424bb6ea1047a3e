import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { reasonOf } from '@/lib/reasons.ts'
import { CallAlert } from '@/session/call-alert.tsx'
import { useUnsavedGuard } from '@/ui/unsaved.tsx'
import { useDoublePress } from '@/ui/use-double-press.ts'
import { Wizard } from '@/ui/wizard.tsx'
import { draftProblems } from '../rules/checks.ts'
import type { IntegrationDraft } from '../rules/draft.ts'
import { requestOf } from '../rules/request.ts'
import { integrationSteps } from '../rules/steps.ts'
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
  const [index, setIndex] = useState(0)
  const isSecondPress = useDoublePress()
  const { save, pending, failed } = useSaveIntegration({ storedId, onSaved })
  const problems = useWatch({ control, compute: draftProblems })
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(isDirty)
  const disabledReason = reasonOf(problems)

  const step = integrationSteps[index] ?? integrationSteps[0]
  const forward = () => {
    // The button of the first step lies where that of the second one appears.
    if (isSecondPress() || disabledReason !== undefined) return
    if (step.id === 'confirm') void save(requestOf(form.getValues(), catalogId))
    else setIndex(1)
  }
  return (
    <>
      <Wizard
        steps={integrationSteps}
        current={index}
        forwardLabel={step.forward}
        onForward={forward}
        onBack={() => setIndex(0)}
        onCancel={onCancel}
        pending={pending}
        submitError={
          failed && (
            <CallAlert id={storedId === undefined ? 'postIntegration' : 'updateIntegration'} />
          )
        }
        disabledReason={disabledReason}
      >
        {step.id === 'input' ? (
          <InputStep form={form} stored={storedId !== undefined} />
        ) : (
          <ConfirmStep request={requestOf(form.getValues(), catalogId)} />
        )}
      </Wizard>
      {question}
    </>
  )
}
