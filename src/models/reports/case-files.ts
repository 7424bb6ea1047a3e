import type { CaseLogs, CaseReport, ReportLog } from '@generated/evaluation/types.ts'
import { safeFileName } from '@/lib/file-names.ts'
import { keysOf } from '@/lib/objects.ts'

interface FileKind {
  /** Label on the page. */
  label: string
  /** Suffix of the file name; `type` is the extension with the dot, empty when unknown. */
  suffix: (type: string) => string
  /** Offered to the privileged only, as the option that makes it. */
  privileged?: true
  /** Tells the file from another one of the same name. */
  mark?: string
}

const bag = (type: string) => type || '.bag'

/** All files of a case, in display order. */
const kinds = {
  simulationLog: { label: 'Simulation log', suffix: () => '.log' },
  simulationResult: { label: 'Simulation result', suffix: (type) => `_simulation_result${type}` },
  simulationBag: { label: 'Simulation bag', suffix: bag, mark: '_simulation' },
  simulationArchive: { label: 'Simulation archive', suffix: () => '.archive.zip' },
  evaluationResult: { label: 'Evaluation result', suffix: (type) => `_evaluation_result${type}` },
  evaluationBag: { label: 'Evaluation bag', suffix: bag, mark: '_evaluation' },
  preTaskLog: { label: 'Pre-task log', suffix: () => '_pretask.log' },
  scenarioReconstructionAccuracy: {
    label: 'Scenario reconstruction accuracy',
    suffix: (type) => `_scenario_reconstruction_accuracy${type}`,
    privileged: true,
  },
  recordedCaret: {
    label: 'Recorded CARET',
    suffix: (type) => `_recorded_caret${type}`,
    privileged: true,
  },
} as const satisfies Record<keyof CaseLogs, FileKind>

/** An existing or expired file of a case. */
export interface CaseFile {
  kind: keyof CaseLogs
  label: string
  log: ReportLog
  /** File name for saving. */
  filename: string
  /** File name that no other file of the case has; undefined where `filename` is that already. */
  markedName?: string
}

/** Truncates the text to a number of bytes: file systems limit names to 255. */
const fitting = (text: string, bytes: number) =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)

const part = (name: string, bytes: number) => fitting(safeFileName(name), bytes).trim()

type Case = Pick<CaseReport, 'id' | 'scenario'>

interface Whose {
  /** Whether the user is privileged. */
  privileged: boolean
  /** The component that the files belong to; by default the whole case. */
  component?: string
}

/** The files of a case, or with `component` those of one component, that a user may have. */
export const caseFilesOf = (
  { id, scenario }: Case,
  logs: CaseLogs,
  { privileged, component }: Whose,
): CaseFile[] => {
  const owner = component === undefined ? '' : `_${part(component, 40)}`
  const start = `${part(scenario.displayName, 120)}_case_${id}${owner}`
  return keysOf(kinds).flatMap((kind) => {
    const log = logs[kind]
    const { label, suffix, mark, ...rule }: FileKind = kinds[kind]
    if (!log || (rule.privileged && !privileged)) return []
    const type = log.type ? safeFileName(`.${log.type}`) : ''
    const whose = component === undefined ? label : `${label} of ${component}`
    const end = suffix(type)
    return [
      {
        kind,
        label: whose,
        log,
        filename: start + end,
        ...(mark !== undefined && { markedName: start + mark + end }),
      },
    ]
  })
}

/** The files of a case that are shown as logs. */
const logKinds: readonly (keyof CaseLogs)[] = ['simulationLog', 'preTaskLog']

/** A log of a case, or of one of its components. */
export interface CaseLog extends CaseFile {
  /** Stands for it in the address: `simulationLog`, `simulationLog:planning`. */
  key: string
}

/** The logs of a case that can be read in the page: its own, then those of its components. */
export const caseLogsOf = (report: Case & Pick<CaseReport, 'logs' | 'components'>): CaseLog[] => {
  const pick = (files: readonly CaseFile[], component?: string) =>
    files
      .filter(({ kind }) => logKinds.includes(kind))
      .map((file) => ({
        ...file,
        key: component === undefined ? file.kind : `${file.kind}:${component}`,
      }))
  return [
    ...pick(caseFilesOf(report, report.logs, { privileged: false })),
    ...report.components.flatMap(({ componentName: component, logs = {} }) =>
      pick(caseFilesOf(report, logs, { privileged: false, component }), component),
    ),
  ]
}

/** The log of a case that is read: the chosen one, else the first. */
export const shownLogOf = (
  report: Parameters<typeof caseLogsOf>[0],
  chosen: string | undefined,
): CaseLog | undefined => {
  const logs = caseLogsOf(report)
  return logs.find(({ key }) => key === chosen) ?? logs[0]
}
