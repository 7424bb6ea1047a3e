export type SuiteAction = 'run' | 'edit' | 'delete' | 'share'

type State = 'active' | 'deleted'

const deletedReasons = {
  run: 'A deleted suite cannot be run.',
  edit: 'A deleted suite cannot be edited.',
  delete: 'The suite is deleted already.',
  share: 'The scenarios of a deleted suite cannot be shared.',
} as const satisfies Record<SuiteAction, string>

const reasons = {
  active: {},
  deleted: deletedReasons,
} as const satisfies Record<State, Partial<Record<SuiteAction, string>>>

/** Why an action is unavailable for a suite; undefined when it is available. */
export const whyNotOnSuite = (
  action: SuiteAction,
  suite: { deprecated: boolean },
): string | undefined => {
  const state: Partial<Record<SuiteAction, string>> =
    reasons[suite.deprecated ? 'deleted' : 'active']
  return state[action]
}
