import { useMemo, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import { keysOf } from '@/lib/objects.ts'
import { scenarioNoun } from '@/models/scenarios/scenario.ts'
import { type RestoreChoice, restorable, restoreChoices } from '@/models/scenarios/scenario-bulk.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LatestHolders } from './latest-holders.tsx'
import { LeftOut } from './left-out.tsx'

const options = keysOf(restoreChoices).map((value) => ({ value, label: restoreChoices[value] }))

/** Saves a former version of many scenarios as a new one of each. */
export default function RestoreDialog({ scenarios, ...rest }: ScenarioBulkProps) {
  const [choice, setChoice] = useState<RestoreChoice>('previous')
  const { included, leftOut } = useMemo(() => restorable(scenarios, choice), [scenarios, choice])
  const count = counted(included.length, 'scenario')
  return (
    <TaskForm
      {...rest}
      noun="scenario"
      count={included.length}
      title="Restore"
      submitLabel="Restore"
      disabledReason={included.length === 0 ? 'None of them has a version to restore.' : undefined}
      onSubmit={() => ({
        change: {
          area: 'restore',
          choice,
          versions: Object.fromEntries(included.map(({ id, versionId }) => [id, versionId])),
        },
        items: included.map(({ id, displayName }) => ({ id, name: displayName })),
        texts: {
          title: `Restore former versions of ${count}`,
          ended: `Restored former versions of ${count}`,
          done: 'restored',
          noun: scenarioNoun,
        },
      })}
    >
      <div className="flex flex-col gap-4">
        <Field label="Version to restore" group>
          <Segmented options={options} value={choice} onValueChange={setChoice} />
        </Field>
        <p className="text-sm">
          Its content, map, name, description and tags are saved anew as the newest version, which
          nobody has reviewed. Undo saves the present ones anew; a review does not come back.
        </p>
        <ScenarioNames label="Scenarios to restore" items={included} idOf={({ id }) => id}>
          {({ displayName, versionId }) => (
            <>
              <bdi>{displayName}</bdi> <span className="text-muted">now version {versionId}</span>
            </>
          )}
        </ScenarioNames>
        <LatestHolders scenarios={included} />
        <LeftOut leftOut={leftOut} />
      </div>
    </TaskForm>
  )
}
