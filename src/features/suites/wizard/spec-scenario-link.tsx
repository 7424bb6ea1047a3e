import type { SpecDraft } from '@/models/suites/suite-draft.ts'
import { ScenarioLink } from '@/page/links.tsx'

/** Link to a chosen scenario, in the version that is chosen; in a new tab, as the suite is not saved yet. */
export const SpecScenarioLink = ({
  spec: { scenarioId, scenarioDisplayName, scenarioVersionId },
}: {
  spec: SpecDraft
}) => (
  <ScenarioLink
    id={scenarioId}
    name={scenarioDisplayName}
    {...(scenarioVersionId !== undefined && { version: scenarioVersionId })}
    newTab
  />
)
