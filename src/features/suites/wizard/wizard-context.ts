import type { AnySuitePurpose } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { createContext } from 'react'
import type { ContentDraft } from '@/models/suites/suite-draft.ts'
import type { VersionInfos } from '@/models/suites/version-infos.ts'
import { useRequiredContext } from '@/ui/base/required-context.ts'

/** State for the rows of the wizard's lists: a context, so that a change does not render the lists. */
export interface SuiteWizardState {
  purpose: AnySuitePurpose
  type: string
  content: ContentDraft
  versionInfos: VersionInfos
  /** Updates the content; unchanged parts keep their identity. */
  change: (update: (content: ContentDraft) => ContentDraft) => void
  /** Adds scenarios from a list to `versionInfos`: as their latest versions, or as these versions. */
  remember: (scenarios: readonly Scenario[], as: 'latest' | 'version') => void
}

/** State of the wizard, for the components in its steps. */
export const SuiteWizardContext = createContext<SuiteWizardState | undefined>(undefined)

/** State of the wizard around this component. */
export const useSuiteWizard = (): SuiteWizardState =>
  useRequiredContext(SuiteWizardContext, 'SuiteWizardContext')
