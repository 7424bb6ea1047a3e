import { useMemo } from 'react'
import { counted } from '@/lib/count-text.ts'
import { scenarioNoun } from '@/models/scenarios/scenario.ts'
import { selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { sharingBegins, useDestination } from '@/parts/sharing/share-dialog.tsx'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'

const none: ReadonlySet<string> = new Set()

/** Invites another project to share many scenarios. */
export default function ShareManyDialog({ scenarios, ...rest }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('share', scenarios), [scenarios])
  const { fields, destination, disabledReason } = useDestination(none)
  const count = counted(included.length, 'scenario')
  return (
    <TaskForm
      {...rest}
      noun="scenario"
      count={included.length}
      title="Share"
      submitLabel="Share"
      final
      disabledReason={disabledReason}
      onSubmit={() => ({
        change: { area: 'share', destination },
        items: included.map(({ id, displayName }) => ({ id, name: displayName })),
        texts: {
          title: `Share ${count}`,
          ended: `Invited another project to ${count}`,
          done: 'offered',
          noun: scenarioNoun,
        },
      })}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm">{sharingBegins}</p>
        <ScenarioNames label="Scenarios to share" items={included} idOf={({ id }) => id}>
          {({ displayName }) => <bdi>{displayName}</bdi>}
        </ScenarioNames>
        {fields}
        <LeftOut leftOut={leftOut} />
      </div>
    </TaskForm>
  )
}
