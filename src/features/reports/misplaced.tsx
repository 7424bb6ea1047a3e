import type { SpecReport } from '@generated/evaluation/types.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { WarningBanner } from '@/ui/feedback/alert.tsx'

interface OtherSuiteProps {
  jobId: string
  /** The scenario, which ran in another suite than the address says. */
  spec: SpecReport
}

/** Says that a scenario of the address ran in another suite, and leads to its own. */
export const OtherSuite = ({ jobId, spec: { suite, scenario, parents } }: OtherSuiteProps) => (
  <WarningBanner
    actions={
      <TextLink
        to="/reports/$jobId/tests/$suiteReportId"
        params={{ jobId, suiteReportId: parents.suiteReportId }}
      >
        <bdi>{suite.displayName}</bdi>
      </TextLink>
    }
  >
    The address names another suite than the one that <bdi>{scenario.displayName}</bdi> ran in.
  </WarningBanner>
)

/** Says that a case is of another scenario than the one in the address. */
export const OtherScenario = ({ name }: { name: string }) => (
  <WarningBanner>
    The address names another scenario: this is a case of <bdi>{name}</bdi>.
  </WarningBanner>
)
