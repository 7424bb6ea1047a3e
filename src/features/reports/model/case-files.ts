import type { CaseLogs, CaseReport, ReportLog } from '@generated/evaluation/types.ts'
import { safeFileName } from '@/lib/file-names.ts'
import { keysOf } from '@/lib/objects.ts'

interface Kind {
  /** What the file is called on the page. */
  label: string
  /** How its name ends when it is saved; `type` is its extension with the dot, or empty when it is not known. */
  end: (type: string) => string
}

const bag = (type: string) => type || '.bag'

/** Every file of a case, in the order in which they are offered. */
const kinds = {
  simulationLog: { label: 'Simulation log', end: () => '.log' },
  simulationResult: { label: 'Simulation result', end: (type) => `_simulation_result${type}` },
  simulationBag: { label: 'Simulation bag', end: bag },
  simulationArchive: { label: 'Simulation archive', end: () => '.archive.zip' },
  evaluationResult: { label: 'Evaluation result', end: (type) => `_evaluation_result${type}` },
  evaluationBag: { label: 'Evaluation bag', end: bag },
  preTaskLog: { label: 'Pre-task log', end: () => '_pretask.log' },
  scenarioReconstructionAccuracy: {
    label: 'Scenario reconstruction accuracy',
    end: (type) => `_scenario_reconstruction_accuracy${type}`,
  },
  recordedCaret: { label: 'Recorded CARET', end: (type) => `_recorded_caret${type}` },
} as const satisfies Record<keyof CaseLogs, Kind>

/** A file of a case that is there, or was before it expired. */
export interface CaseFile {
  kind: keyof CaseLogs
  label: string
  log: ReportLog
  /** Name under which it is saved. */
  filename: string
}

/** The text as far as it takes so many bytes: file systems limit names to 255. */
const fitting = (text: string, bytes: number) =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)

const part = (name: string, bytes: number) => fitting(safeFileName(name), bytes).trim()

type Case = Pick<CaseReport, 'id' | 'scenario'>

/** The files of a case, or with `component` those of one of its components. */
export const caseFilesOf = (
  { id, scenario }: Case,
  logs: CaseLogs,
  component?: string,
): CaseFile[] => {
  const owner = component === undefined ? '' : `_${part(component, 40)}`
  const start = `${part(scenario.displayName, 120)}_case_${id}${owner}`
  return keysOf(kinds).flatMap((kind) => {
    const log = logs[kind]
    if (!log) return []
    const { label, end } = kinds[kind]
    const type = log.type ? safeFileName(`.${log.type}`) : ''
    return [{ kind, label, log, filename: start + end(type) }]
  })
}
