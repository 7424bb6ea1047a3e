import type { AnySuitePurpose } from '@generated/evaluation/types.ts'

/** The mode of the wizard decides its steps. */
export type SuiteMode = 'plain' | 'catalog' | 'approval'

/** One step of the wizard. */
export type SuiteStep = 'scenario' | 'overrides' | 'catalog' | 'confirm'

/** The steps of each mode; the last one saves. */
export const stepsOfMode = {
  plain: ['scenario', 'overrides', 'confirm'],
  catalog: ['scenario', 'catalog', 'confirm'],
  approval: ['scenario', 'catalog', 'confirm'],
} as const satisfies Record<SuiteMode, readonly SuiteStep[]>

/** Labels of the steps. */
export const stepNames = {
  scenario: 'Scenarios',
  overrides: 'Parameter set overrides',
  catalog: 'Catalogs',
  confirm: 'Confirm',
} as const satisfies Record<SuiteStep, string>

/** Label of the forward button of a plain suite, by the next step. */
const plainLabels = {
  scenario: 'Next',
  overrides: 'Define parameter set overrides',
  catalog: 'Next',
  confirm: 'Confirm',
} as const satisfies Record<SuiteStep, string>

/** The mode for a suite of this purpose; `fromCatalog` when the wizard was opened from a catalog. */
export const modeOf = (suite: { purpose: AnySuitePurpose; fromCatalog: boolean }): SuiteMode => {
  if (suite.purpose === 'for_approval') return 'approval'
  return suite.fromCatalog ? 'catalog' : 'plain'
}

/**
 * The step at an index of the mode's table.
 *
 * @throws RangeError when the mode has no such step
 */
export const stepAt = (mode: SuiteMode, index: number): SuiteStep => {
  const steps: readonly SuiteStep[] = stepsOfMode[mode]
  const step = steps[index]
  if (step === undefined) {
    throw new RangeError(`Invalid step ${index} of the ${mode} suite wizard.`)
  }
  return step
}

interface Place {
  mode: SuiteMode
  index: number
  /** True when no scenario has parameters and no override is stored: the overrides step is skipped. */
  nothingToOverride: boolean
}

const move = ({ mode, index, nothingToOverride }: Place, by: 1 | -1): number => {
  const next = index + by
  const passedOver = stepAt(mode, next) === 'overrides' && nothingToOverride
  return passedOver ? next + by : next
}

/**
 * Index of the next step.
 *
 * @throws RangeError on the last step, or on an index outside the mode's table
 */
export const nextIndex = (place: Place): number => move(place, 1)

/**
 * Index of the previous step.
 *
 * @throws RangeError on the first step, or on an index outside the mode's table
 */
export const previousIndex = (place: Place): number => move(place, -1)

/** Label of the forward button: `Save` on the last step. */
export const forwardLabel = (place: Place): string => {
  if (stepAt(place.mode, place.index) === 'confirm') return 'Save'
  return place.mode === 'plain' ? plainLabels[stepAt(place.mode, nextIndex(place))] : 'Next'
}
