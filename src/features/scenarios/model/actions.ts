import type { Scenario, ScenarioType } from '@generated/scenario/types.ts'
import type { ExternalTool } from '@/config/names.ts'
import { isShareable, whyNotShareScenario } from '@/features/suites/model/sharing.ts'
import { suiteTypes } from '@/features/suites/model/types.ts'

/** Actions on a scenario. */
export type ScenarioAction = 'review' | 'edit' | 'copy' | 'share' | 'attach' | 'delete'

/** The state of a scenario that decides its actions. */
export interface ScenarioState {
  type: ScenarioType
  /** The project that shares it; absent for an own scenario. */
  sharedFrom?: string
  deprecated: boolean
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
  sharedInDeleted: { ...deletedReasons, delete: 'The sharing has been stopped already.' },
} as const satisfies Record<string, Partial<Record<ScenarioAction, string>>>

const stateOf = ({ sharedFrom, deprecated }: ScenarioState): keyof typeof reasons => {
  if (sharedFrom) return deprecated ? 'sharedInDeleted' : 'sharedIn'
  return deprecated ? 'ownDeleted' : 'own'
}

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
  const state: Partial<Record<ScenarioAction, string>> = reasons[stateOf(scenario)]
  return state[action]
}

/** The external editor for scenarios of this type. */
export const editorOf = (type: ScenarioType): ExternalTool & `${string}Editor` =>
  suiteTypes[type].planning ? 'scenarioEditor' : 'logSimEditor'

/** Texts of the deletion of a scenario. */
interface DeletionTexts {
  /** Label of the action and of the confirm button. */
  label: string
  question: string
  /** Snackbar after the deletion, and banner on the page. */
  done: string
  /** Text of the alert after a failure; undefined for that of the call. */
  failed?: string
}

const ownDeletion: DeletionTexts = {
  label: 'Delete',
  question: 'Are you sure to delete the scenario?',
  done: 'The scenario has been deleted',
}

const sharedInDeletion: DeletionTexts = {
  label: 'Stop sharing',
  question: 'Are you sure to stop sharing the scenario?',
  done: 'Scenario sharing has been stopped',
  failed: 'Failed to stop sharing the scenario.',
}

/** Texts of the deletion; for another project's scenario it stops the sharing instead. */
export const deletionTexts = ({ sharedFrom }: Pick<Scenario, 'sharedFrom'>): DeletionTexts =>
  sharedFrom ? sharedInDeletion : ownDeletion
