import type { LeftOutScenario } from '../model/bulk.ts'

/** The selected scenarios that a change leaves out, each with the reason. */
export const LeftOut = ({ leftOut }: { leftOut: readonly LeftOutScenario[] }) =>
  leftOut.length > 0 && (
    <section aria-label="Left out" className="text-sm">
      <p className="font-medium">Left out:</p>
      <ul className="max-h-40 list-disc overflow-y-auto pl-5">
        {leftOut.map(({ scenario: { id, displayName }, reason }) => (
          <li key={id}>
            <bdi>{displayName}</bdi> <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
