import { createScenarioShareOperation } from '@generated/scenario/codec.ts'
import { createScenarioShareMutationOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { useChange } from '@/data/change.tsx'
import { useRequestTokens } from '@/data/request-tokens.ts'
import { chunk } from '@/features/suites/model/batches.ts'
import { BulkDialog } from '@/parts/bulk/bulk-dialog.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { sharingBegins, useDestination } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { selectionFor } from '../model/bulk.ts'
import { runInBatches } from '../model/bulk-batches.ts'
import { refreshScenarioShares } from '../model/queries.ts'
import { scenarioKind } from '../model/scenario.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'
import { linkOf } from './scenario-link.tsx'

const none: ReadonlySet<string> = new Set()

/** Invites another project to share many scenarios. */
export default function ShareManyDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { included, leftOut } = useMemo(() => selectionFor('share', scenarios), [scenarios])
  const share = useChange(createScenarioShareMutationOptions())
  const tokenFor = useRequestTokens()
  const { fields, destination, disabledReason } = useDestination(none, share.dismiss)
  const run = useBulkRun<Scenario, string>(async (some, invited, { settle, signal }) => {
    await runInBatches(chunk(some), {
      send: (batch) => {
        const scenarioIds = batch.map(({ id }) => id)
        return share.send({
          path: { projectId, scenarioId: scenarioIds[0] ?? '' },
          body: {
            destination: invited,
            scenarioIds,
            requestToken: tokenFor(`${invited} ${scenarioIds.join()}`),
          },
        })
      },
      onDone: (batch) => {
        for (const { id } of batch) settle(id, { kind: 'changed' })
      },
      onFailed: ({ id }, error) => settle(id, failedOutcome(error)),
      signal,
    })
    void refreshScenarioShares(client, projectId)
  })
  return (
    <BulkDialog
      noun={scenarioKind}
      items={included}
      title="Share"
      submitLabel="Share"
      done="Invitation sent"
      run={run}
      alert={<CallAlert operation={createScenarioShareOperation} />}
      onSubmit={(left) => run.start(left, destination)}
      disabledReason={disabledReason}
      link={linkOf}
      onLeft={onLeft}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm">{sharingBegins}</p>
        <ScenarioNames label="Scenarios to share" items={included} idOf={({ id }) => id}>
          {({ displayName }) => <bdi>{displayName}</bdi>}
        </ScenarioNames>
        {fields}
        <LeftOut leftOut={leftOut} />
      </div>
    </BulkDialog>
  )
}
