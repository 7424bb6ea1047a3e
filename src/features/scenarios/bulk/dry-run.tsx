import { batchGetScenarioFormatsQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ConditionRow,
  dryRunText,
  insertConditions,
  reasonText,
} from '@/models/scenarios/scenario-conditions.ts'
import { chunk } from '@/models/suites/suite-batches.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'

interface DryRunProps {
  scenarios: readonly Scenario[]
  rows: readonly ConditionRow[]
  /** Why there is nothing to try yet. */
  problem: string | undefined
}

/** Tries on the stored contents what an update would do to them, by its own rules; saves nothing. */
export function DryRun({ scenarios, rows, problem }: DryRunProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { mutate, data, variables, isPending, isError } = useMutation({
    mutationFn: async (wanted: readonly ConditionRow[]) => {
      const problems = new Map<string, string | undefined>()
      for (const part of chunk(scenarios)) {
        const items = part.map(({ id, versionId }) => ({ id, versionId }))
        const { succeeded, failed } = await client.fetchQuery({
          ...batchGetScenarioFormatsQueryOptions({ projectId }, { items }),
          gcTime: 0,
          staleTime: 0,
        })
        for (const { scenarioId, reason } of failed) problems.set(scenarioId, reasonText(reason))
        for (const { id, scenarioFormat } of succeeded) {
          const inserted = insertConditions(scenarioFormat, wanted)
          problems.set(id, 'problem' in inserted ? inserted.problem : undefined)
        }
      }
      return scenarios.map((scenario) => ({
        scenario,
        problem: problems.has(scenario.id) ? problems.get(scenario.id) : reasonText(),
      }))
    },
  })
  // The dry run says nothing about rows changed since.
  const result = variables === rows ? data : undefined
  const refused = result?.filter((each) => each.problem !== undefined) ?? []
  return (
    <section aria-label="Dry run" className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" pending={isPending} disabledReason={problem} onClick={() => mutate(rows)}>
          Dry run
        </Button>
        <p role="status">
          {result && `${dryRunText(result.map((each) => each.problem))}. Nothing was saved.`}
          {isError && variables === rows && 'The content of the scenarios could not be read.'}
        </p>
      </div>
      {refused.length > 0 && (
        <ScenarioNames
          label="Scenarios that do not match"
          items={refused}
          idOf={({ scenario }) => scenario.id}
          most={100}
        >
          {(each) => (
            <>
              <bdi>{each.scenario.displayName}</bdi>{' '}
              <span className="text-muted">{each.problem}</span>
            </>
          )}
        </ScenarioNames>
      )}
    </section>
  )
}
