import type { ScenarioType } from '@generated/scenario/types.ts'

/** The only scenario type that can be shared with other projects. */
export const shareableType = 'planning_sim_v2' satisfies ScenarioType

/** Whether scenarios of this type can be shared. */
export const isShareable = (type: string): boolean => type === shareableType

/** Why a scenario of a shareable type cannot be shared with other projects; undefined when it can be. */
export const whyNotShareScenario = (scenario: {
  sharedIn: boolean
  deprecated: boolean
}): string | undefined => {
  if (scenario.sharedIn) return 'The scenario belongs to another project.'
  return scenario.deprecated ? 'The scenario is deleted.' : undefined
}
