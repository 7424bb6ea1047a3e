import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { FoundScenario, ScenarioLookup } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { AlertText } from '@/data/call-alert.tsx'
import {
  isNotApprovedError,
  notApprovedScenarios,
  notApprovedText,
} from '@/models/suites/not-approved.ts'
import { chunk } from '@/models/suites/suite-batches.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'

/**
 * Returns a function for the alert of a suite that could not be saved: if some of its scenarios are not approved, it
 * looks them up again and links them; a failed batch is skipped.
 */
export const useNotApprovedText = () => {
  const client = useQueryClient()
  const projectId = useProjectId()
  return async (
    error: unknown,
    lookups: readonly ScenarioLookup[],
  ): Promise<AlertText | undefined> => {
    if (!isNotApprovedError(error)) return undefined
    const answers = await Promise.allSettled(
      chunk(lookups).map((items) =>
        client.fetchQuery({
          ...batchGetScenarioVersionsQueryOptions({ projectId }, { items }),
          staleTime: 0,
        }),
      ),
    )
    const found = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.found : [],
    )
    const scenarios = notApprovedScenarios(found)
    return {
      title: notApprovedText,
      detail: scenarios.length > 0 && <NotApprovedLinks scenarios={scenarios} />,
    }
  }
}

/** Links to scenarios, in new tabs, as what is entered stays here. */
const NotApprovedLinks = ({ scenarios }: { scenarios: readonly FoundScenario[] }) => (
  <span className="flex max-h-32 flex-wrap gap-x-3 gap-y-1 overflow-y-auto">
    {scenarios.map(({ id, versionId, displayName }) => (
      <TextLink
        key={id}
        to="/scenarios/$scenarioId"
        params={{ scenarioId: id }}
        search={{ version: versionId }}
        target="_blank"
      >
        <bdi>{displayName ?? id}</bdi>
      </TextLink>
    ))}
  </span>
)
