import type { ScenarioType } from '@generated/evaluation/types.ts'
import type { ExternalTool } from '@/config/config-names.ts'
import { keysOf } from '@/lib/objects.ts'

interface SuiteTypeRule {
  /** The scenarios are planning simulations; those of every other type are log simulations. */
  planning: boolean
  /** Not offered to everybody. */
  restricted?: true
}

/** All types of suites, in menu order. Scenarios have the same types. */
export const suiteTypes = {
  planning_sim: { planning: true },
  planning_sim_v2: { planning: true },
  log_sim: { planning: false },
  log_sim_v2: { planning: false },
  localization: { planning: false },
  ndt_convergence: { planning: false },
  obstacle_detection: { planning: false },
  perception: { planning: false },
  performance_diag: { planning: false },
  obstacle_segmentation: { planning: false },
  yabloc: { planning: false },
  eagleye: { planning: false },
  traffic_light: { planning: false },
  annotationless_perception: { planning: false },
  perception_2d: { planning: false },
  ar_tag_based_localizer: { planning: false },
  planning_control: { planning: false },
  scenario_based_awsim: { planning: false, restricted: true },
  ground_segmentation: { planning: false },
  diagnostics: { planning: false },
  all_components: { planning: false },
} as const satisfies Record<ScenarioType, SuiteTypeRule>

const typeNames = keysOf(suiteTypes)

/** Default type of a new suite. */
export const defaultSuiteType: ScenarioType = 'planning_sim_v2'

/** The types that a user may choose from: `all` of a suite for internal staff, in reports for the privileged. */
export const offeredSuiteTypes = ({ all }: { all: boolean }): ScenarioType[] =>
  typeNames.filter((type) => {
    const rule: SuiteTypeRule = suiteTypes[type]
    return all || !rule.restricted
  })

const planningTypes: readonly string[] = typeNames.filter((type) => suiteTypes[type].planning)

/** Whether scenarios of a type are planning simulations; of one that the console does not know they are not. */
export const isPlanning = (type: string): boolean => planningTypes.includes(type)

/** The external viewer for scenarios of this type. */
export const viewerOf = (type: string): ExternalTool & `${string}Viewer` =>
  isPlanning(type) ? 'scenarioViewer' : 'logSimViewer'
