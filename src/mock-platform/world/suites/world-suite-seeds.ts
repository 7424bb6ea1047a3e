import type { Label, Suite } from '@generated/evaluation/types.ts'
import type { ScenarioType } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'
import { isUntidy, vocabularyOf } from '../vocabulary/choose.ts'
import { components, conditions, places } from '../vocabulary/words.ts'
import { projectIds } from '../world-projects.ts'

/** Given fields of a suite; the others are drawn. */
export interface SuiteSeed {
  displayName: string
  type: ScenarioType
  purpose?: Suite['purpose']
  deprecated?: boolean
  /** Maximum number of scenarios. */
  specs?: number
  /** Maximum number of catalogs that it is attached to. */
  attachments?: number
  /** True when it contains a scenario at its latest version, which is not approved. */
  outdated?: boolean
  labels?: Label[]
  environments?: Suite['targetEnvironmentTypes']
  overrides?: Suite['parameterSetOverrides']
  /** True when it runs the one scenario whose limit is looked for, over ranges of its parameters. */
  sweeps?: boolean
  /** True when it has an edge-case name; such a suite is not attached to shared catalogs. */
  untidy?: boolean
}

const tenLabels = Array.from({ length: 10 }, (_, index) => ({
  key: `key_${index + 1}`,
  value: `Value-${index + 1}`,
}))

/** The first suites of every project with suites; tests and the demo rely on each. */
const special: readonly SuiteSeed[] = [
  {
    displayName: 'Nightly regression',
    type: 'planning_sim_v2',
    specs: 30,
    attachments: 3,
    labels: [
      { key: 'schedule', value: 'nightly' },
      { key: 'area', value: 'odaiba' },
    ],
    overrides: [
      { name: 'ego_speed', start: 20, stop: 40, step: 10 },
      { name: 'weather', values: ['clear', 'rain'] },
    ],
  },
  { displayName: 'Smoke test', type: 'planning_sim_v2', specs: 4, attachments: 4 },
  {
    displayName: 'Approval of the new cut-ins',
    type: 'planning_sim_v2',
    purpose: 'for_approval',
    attachments: 1,
  },
  {
    // Old data may have ranges without a stop; new ones cannot be created.
    displayName: 'Stored before ranges had a stop',
    type: 'planning_sim_v2',
    specs: 5,
    overrides: [{ name: 'cutInDistance', start: 5, step: 2.5 }],
  },
  { displayName: 'Waits for a new review', type: 'planning_sim_v2', specs: 6, outdated: true },
  { displayName: 'Retired junctions', type: 'planning_sim_v2', deprecated: true, specs: 3 },
  { displayName: 'Every vehicle', type: 'planning_sim_v2', specs: 8, attachments: 25 },
  { displayName: 'Nothing in it yet', type: 'log_sim_v2', specs: 0, attachments: 0, labels: [] },
  {
    displayName: 'Localization on both environments',
    type: 'localization',
    environments: ['container', 'native'],
    labels: tenLabels,
  },
  { displayName: 'Simulated city', type: 'scenario_based_awsim', environments: ['native'] },
  { displayName: 'Perception, distances', type: 'perception', specs: 10 },
  { displayName: 'Old approval', type: 'log_sim_v2', purpose: 'for_approval', deprecated: true },
]

const labelChoices: readonly Label[] = [
  { key: 'area', value: 'odaiba' },
  { key: 'area', value: 'shinjuku' },
  { key: 'priority', value: 'high' },
  { key: 'priority', value: 'low' },
  { key: 'schedule', value: 'nightly' },
  { key: 'schedule', value: 'weekly' },
  { key: 'team', value: 'planning' },
  { key: 'team', value: 'perception' },
]

/** Draws up to three labels from the common ones and the project's own. */
export const labelsOf = (own: Label, random: Random): Label[] =>
  random.shuffle([...labelChoices, own]).slice(0, random.int(0, 3))

const commonTypes: readonly ScenarioType[] = [
  'planning_sim_v2',
  'planning_sim_v2',
  'planning_sim_v2',
  'log_sim_v2',
  'localization',
  'perception',
]

/** A suite without a seed, with a given or drawn name. */
const common = (index: number, name: string | undefined, random: Random): SuiteSeed => ({
  displayName:
    name ??
    `${random.pick(components)} ${random.pick(conditions)}, ${random.pick(places)} ${String(index).padStart(2, '0')}`,
  type: random.pick(commonTypes),
  deprecated: name === undefined && random.chance(0.08),
})

/** A suite of the shuttle project that looks for the limit of a scenario, and its place. */
const sweepPlace = 52
/** Name of the suite that looks for a limit. */
export const sweepName = 'Cut-in margin sweep'
const sweep: SuiteSeed = {
  displayName: sweepName,
  type: 'planning_sim_v2',
  sweeps: true,
  labels: [{ key: 'team', value: 'planning' }],
}

/**
 * Seed of the suite with an index. The large project has one with 3000 scenarios, the shuttle project one that looks
 * for a limit.
 */
export const suiteSeed = (index: number, projectId: string, random: Random): SuiteSeed => {
  if (projectId === projectIds.shuttle && index === sweepPlace) return sweep
  if (projectId === projectIds.large && index === special.length) {
    return {
      displayName: 'All planning scenarios',
      type: 'planning_sim_v2',
      specs: 3000,
      attachments: 2,
    }
  }
  const { from, names } = vocabularyOf(projectId).suiteNames
  const name = names[index - from]
  const seed = special[index]
  const untidy = name !== undefined && isUntidy(projectId)
  return seed
    ? { ...seed, displayName: name ?? seed.displayName, untidy }
    : { ...common(index, name, random), untidy }
}
