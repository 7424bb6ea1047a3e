import { listScenariosOperation } from '@generated/scenario/codec.ts'
import {
  deprecateScenarioMutationOptions,
  getScenarioQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { deletionTexts } from '../model/actions.ts'
import { refreshScenarioShares } from '../model/queries.ts'
import { changeScenarios } from '../model/refresh.ts'
import { scenarioKind } from '../model/scenario.ts'

/** Confirms and deletes a scenario, or stops the sharing of another project's. */
export function DeleteScenario({ thing: scenario, place, onClose }: ActionDialogProps<Scenario>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, scenarioId: scenario.id }
  const { label, question, done, failed } = deletionTexts(scenario)
  return (
    <DeleteDialog
      place={place}
      kind={scenarioKind}
      query={getScenarioQueryOptions(path)}
      list={listScenariosOperation}
      refresh={() => {
        changeScenarios(client, projectId, (each) =>
          each.id === scenario.id ? { ...each, deprecated: true } : each,
        )
        void refreshScenarioShares(client, projectId)
      }}
      text={done}
      change={deprecateScenarioMutationOptions()}
      variables={{ path }}
      question={question}
      name={scenario.displayName}
      confirmLabel={label}
      alertTitle={failed}
      onClose={onClose}
    >
      {scenario.sharedFrom
        ? 'The scenario becomes deleted in this project. The other project can share it again.'
        : 'Its reports stay. It cannot be restored. If it is shared with other projects, its sharing stops too.'}
    </DeleteDialog>
  )
}
