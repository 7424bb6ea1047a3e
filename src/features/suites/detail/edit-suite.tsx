import type { Suite } from '@generated/evaluation/types.ts'
import type { ReactNode } from 'react'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { ButtonLink } from '@/ui/base/button.tsx'

interface EditSuiteProps {
  suite: Suite
  /** The missing step: `Add scenarios`. */
  children: ReactNode
}

/** Leads from a part of a suite that is empty to the form that fills it; nothing for a suite that cannot be edited. */
export const EditSuite = ({ suite, children }: EditSuiteProps) =>
  whyNotOnSuite('edit', suite) === undefined && (
    <ButtonLink to="/suites/$suiteId/edit" params={{ suiteId: suite.id }}>
      {children}
    </ButtonLink>
  )
