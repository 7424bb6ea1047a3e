import {
  type CopyScenarioVariables,
  copyScenarioMutationOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario, ScenarioVersionRef } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sayOpen } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { nameProblem, nameReason } from '@/lib/display-names.ts'
import { nameLimit } from '@/models/scenarios/scenario.ts'
import { refreshScenarios } from '@/models/scenarios/scenario-refresh.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

/** Copies a version of a scenario under another name. Rendered while open; a failure keeps the input. */
export function CopyScenario({ thing: scenario, onClose }: ActionDialogProps<Scenario>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(scenario.displayName)
  const { id: scenarioId, versionId } = scenario
  const copy = useSubmission<ScenarioVersionRef | undefined, CopyScenarioVariables>(
    {
      ...copyScenarioMutationOptions(),
      onSuccess: (made) => {
        refreshScenarios(client, projectId)
        const open = made && {
          action: {
            label: 'Open',
            onSelect: () =>
              void navigate({ to: '/scenarios/$scenarioId', params: { scenarioId: made.id } }),
          },
        }
        toast('The scenario has been copied', open)
        onClose()
      },
    },
    {
      recover: sayOpen(
        'The copy may have been made all the same: look for it in the list of scenarios before you copy again.',
        () => refreshScenarios(client, projectId),
      ),
    },
  )
  return (
    <FormDialog
      onClose={onClose}
      title="Copy scenario"
      description={`The copy has one version, made from version ${versionId}; nobody has reviewed it.`}
      submitLabel="Copy"
      pending={copy.pending}
      submitError={copy.alert}
      disabledReason={nameReason(name, nameLimit)}
      onSubmit={(event) => {
        event.preventDefault()
        if (nameProblem(name, nameLimit)) return
        copy.submit({
          path: { projectId, scenarioId, versionId },
          body: { displayName: name.trim() },
        })
      }}
    >
      <Field label="Name" required error={nameProblem(name, nameLimit)}>
        <TextInput
          limit={nameLimit}
          value={name}
          onChange={({ target }) => {
            copy.dismiss()
            setName(target.value)
          }}
        />
      </Field>
    </FormDialog>
  )
}
