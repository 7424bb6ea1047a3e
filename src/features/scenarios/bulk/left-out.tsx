import type { LeftOutScenario } from '@/models/scenarios/scenario-bulk.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'

/** The selected scenarios that a change leaves out, each with the reason. */
export const LeftOut = ({ leftOut }: { leftOut: readonly LeftOutScenario[] }) =>
  leftOut.length > 0 && (
    <section aria-label="Left out" className="text-sm">
      <p className="font-medium">Left out:</p>
      <ScenarioNames
        label="Scenarios left out"
        items={leftOut}
        idOf={({ scenario }) => scenario.id}
        most={100}
      >
        {({ scenario: { displayName }, reason }) => (
          <>
            <bdi>{displayName}</bdi> <span className="text-muted">{reason}</span>
          </>
        )}
      </ScenarioNames>
    </section>
  )
