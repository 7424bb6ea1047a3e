import { initialRun, type RunState, type SourceType } from './state.ts'

/** The features that parts of the drawer belong to. */
export interface RunFlags {
  caret: boolean
  reconstructionAccuracy: boolean
  webauto: boolean
  privileged: boolean
}

/** The fields that only a feature shows. */
export const gatedFields = {
  recordCaret: 'caret',
  calculateScenarioReconstructionAccuracy: 'reconstructionAccuracy',
  developerOptionNames: 'privileged',
} as const satisfies Partial<Record<keyof RunState, keyof RunFlags>>

/** The source types that only a feature shows. */
const gatedSourceTypes: Partial<Record<SourceType, keyof RunFlags>> = { webauto: 'webauto' }

/** Whether a source type is offered. */
export const isSourceTypeOffered = (type: SourceType, flags: RunFlags): boolean => {
  const flag = gatedSourceTypes[type]
  return flag === undefined || flags[flag]
}

/** The content without what the user is not shown. */
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
