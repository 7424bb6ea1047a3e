import { initialRun, type RunState, type SourceType } from './run-state.ts'

/** Feature flags that parts of the drawer depend on. */
export interface RunFlags {
  caret: boolean
  reconstructionAccuracy: boolean
  webauto: boolean
  privileged: boolean
}

/** Fields shown only with a feature. */
export const gatedFields = {
  recordCaret: 'caret',
  calculateScenarioReconstructionAccuracy: 'reconstructionAccuracy',
  developerOptionNames: 'privileged',
} as const satisfies Partial<Record<keyof RunState, keyof RunFlags>>

/** Source types offered only with a feature. */
const gatedSourceTypes: Partial<Record<SourceType, keyof RunFlags>> = { webauto: 'webauto' }

/** Whether a source type is offered. */
export const isSourceTypeOffered = (type: SourceType, flags: RunFlags): boolean => {
  const flag = gatedSourceTypes[type]
  return flag === undefined || flags[flag]
}

/** The content without values of hidden fields. */
export const applyFlags = (state: RunState, flags: RunFlags): RunState => {
  const { recordCaret, calculateScenarioReconstructionAccuracy, developerOptionNames, sourceType } =
    initialRun()
  return {
    ...state,
    ...(!flags[gatedFields.recordCaret] && { recordCaret }),
    ...(!flags[gatedFields.calculateScenarioReconstructionAccuracy] && {
      calculateScenarioReconstructionAccuracy,
    }),
    ...(!flags[gatedFields.developerOptionNames] && { developerOptionNames }),
    ...(!isSourceTypeOffered(state.sourceType, flags) && { sourceType }),
  }
}
