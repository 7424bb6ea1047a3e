import type { Suite } from '@generated/evaluation/types.ts'
import { mostMembers, refusalText } from '@/models/scenarios/unapproved-members.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { useRefusal } from './use-refusal.ts'

interface RefusalProps {
  suite: Suite
  /** The scenario that is to be detached from it: then it does not stand in the way. */
  detached?: string | undefined
}

/** Says that a suite will refuse a change, because it holds scenarios that are not approved. */
export function Refusal({ suite, detached }: RefusalProps) {
  const text = refusalText(useRefusal(suite, detached))
  if (suite.specs.length > mostMembers) {
    return <TruncatedText text={`Not checked: holds more than ${mostMembers} scenarios`} />
  }
  return (
    text && (
      <span className="flex min-w-0 text-warning">
        <TruncatedText text={text} />
      </span>
    )
  )
}

/** Names the scenarios for which a suite will refuse a change. */
export function RefusalNames({ suite, detached }: RefusalProps) {
  const members = useRefusal(suite, detached)
  if (members.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <p>The platform will refuse this as long as these scenarios of the suite are not approved:</p>
      <ScenarioNames
        label="Scenarios that are not approved"
        items={members}
        idOf={({ scenarioId }) => scenarioId}
      >
        {({ name }) => <bdi>{name}</bdi>}
      </ScenarioNames>
    </div>
  )
}
