import type { ScenarioType, SuitePurpose } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { createContext } from 'react'
import { useRequiredContext } from '@/ui/base/required-context.ts'
import type { ContentDraft } from '../model/draft.ts'
import type { VersionInfos } from '../model/version-infos.ts'

/** What the rows of the wizard's lists need, so that a change reaches them without their lists. */
export interface SuiteWizardState {
  purpose: SuitePurpose
  /** Type of the suite, as chosen now. */
  type: ScenarioType
  content: ContentDraft
  versionInfos: VersionInfos
  /** Changes the content; what it leaves alone keeps its identity. */
  change: (update: (content: ContentDraft) => ContentDraft) => void
  /** Takes over what a list has told of scenarios: as their latest versions, or as these versions. */
  remember: (scenarios: readonly Scenario[], as: 'latest' | 'version') => void
}

/** State of the wizard, for everything in its steps. */
export const SuiteWizardContext = createContext<SuiteWizardState | undefined>(undefined)

/** State of the wizard around this component. */
export const useSuiteWizard = (): SuiteWizardState =>
  useRequiredContext(SuiteWizardContext, 'SuiteWizardContext')
