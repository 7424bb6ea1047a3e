import type { ExternalTool } from '@/config/config-names.ts'
import {
  deletionTextsOf,
  type Owned,
  type Ownership,
  ownershipOf,
  sharingStopped,
} from '@/models/sharing/ownership.ts'
import { isShareable, whyNotShareScenario } from '@/models/suites/suite-sharing.ts'
import { isPlanning } from '@/models/suites/suite-types.ts'

/** Actions on a scenario. */
export type ScenarioAction = 'review' | 'edit' | 'copy' | 'share' | 'attach' | 'delete'

/** The state of a scenario that decides its actions. */
export interface ScenarioState extends Owned {
  type: string
}

const deletedReasons = {
  review: 'A deleted scenario cannot be reviewed.',
  edit: 'A deleted scenario cannot be edited.',
  copy: 'A deleted scenario cannot be copied.',
  attach: 'A deleted scenario cannot be attached to a suite.',
  delete: 'The scenario is deleted already.',
} as const satisfies Record<Exclude<ScenarioAction, 'share'>, string>

const reasons = {
  own: {},
  ownDeleted: deletedReasons,
  sharedIn: {
    review: 'A scenario of another project cannot be reviewed.',
    edit: 'A scenario of another project cannot be edited.',
  },
  sharedInDeleted: { ...deletedReasons, delete: sharingStopped },
} as const satisfies Record<Ownership, Partial<Record<ScenarioAction, string>>>

/** Why an action is unavailable for a scenario; undefined when it is available. */
export const whyNotOnScenario = (
  action: ScenarioAction,
  scenario: ScenarioState,
): string | undefined => {
  if (action === 'share') {
    return isShareable(scenario.type)
      ? whyNotShareScenario({
          sharedIn: scenario.sharedFrom !== undefined,
          deprecated: scenario.deprecated,
        })
      : `Scenarios of type ${scenario.type} cannot be shared.`
  }
  const state: Partial<Record<ScenarioAction, string>> = reasons[ownershipOf(scenario)]
  return state[action]
}

/** The external editor for scenarios of this type. */
export const editorOf = (type: string): ExternalTool & `${string}Editor` =>
  isPlanning(type) ? 'scenarioEditor' : 'logSimEditor'

/** Texts of the deletion of a scenario. */
export const deletionTexts = deletionTextsOf('scenario')
