import type { Suite } from '@generated/evaluation/types.ts'
import { refusalText, uncheckedText } from '@/models/scenarios/unapproved-members.ts'
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
  const unchecked = uncheckedText(suite)
  if (unchecked) return <TruncatedText text={unchecked} />
  return (
    text && (
      <span className="flex min-w-0 text-warning">
        <TruncatedText text={text} />
      </span>
    )
  )
}

/** Names the scenarios for which a suite will refuse a change, or says that they have not been looked up. */
export function RefusalNames({ suite, detached }: RefusalProps) {
  const members = useRefusal(suite, detached)
  const unchecked = uncheckedText(suite)
  if (unchecked) {
    return (
      <p className="mt-3 text-sm">
        {unchecked}. The platform refuses this if one of them is not approved.
      </p>
    )
  }
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
