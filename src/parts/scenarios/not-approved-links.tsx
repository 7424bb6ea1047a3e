import type { FoundScenario } from '@generated/scenario/types.ts'
import { TextLink } from '@/ui/base/button.tsx'

/** Links to the scenarios that keep a suite from being saved; in new tabs, as what is entered stays here. */
export const NotApprovedLinks = ({ scenarios }: { scenarios: readonly FoundScenario[] }) => (
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
