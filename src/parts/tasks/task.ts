import type { Progress, Trace } from '@/data/tasks/task-progress.ts'
import type { CallLimits } from '@/data/tasks/task-queue.ts'
import type { BulkRunAction } from '@/models/ml-experiments/selected-runs.ts'
import type { ChosenMap } from '@/models/scenarios/map-choices.ts'
import type { RestoreChoice } from '@/models/scenarios/scenario-bulk.ts'
import type { ConditionRow } from '@/models/scenarios/scenario-conditions.ts'
import type { InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import type { BulkChange } from '@/models/suites/suite-bulk.ts'

/** Facts for an undo, by the id of the thing. */
type Traces = Readonly<Record<string, Trace>>

/** The change of a task. Plain data, by the ids of its items where they differ. */
export type TaskChange =
  | { area: 'suites'; change: BulkChange }
  | { area: 'suitesUndo'; traces: Traces }
  | { area: 'attach'; scenarios: readonly { id: string; displayName: string }[] }
  | { area: 'attachUndo'; traces: Traces }
  | { area: 'maps'; maps: Readonly<Record<string, ChosenMap>> }
  | { area: 'mapsUndo'; traces: Traces }
  | { area: 'restore'; choice: RestoreChoice; versions: Readonly<Record<string, number>> }
  | {
      area: 'conditions'
      rows: readonly ConditionRow[]
      versions: Readonly<Record<string, number>>
    }
  | { area: 'conditionsUndo'; traces: Traces }
  | {
      area: 'review'
      versions: Readonly<Record<string, { scenarioId: string; versionId: number }>>
    }
  | { area: 'share'; destination: string }
  | {
      area: 'invitations'
      answer: InvitationAnswer
      scenarios: Readonly<Record<string, string>>
    }
  | { area: 'runs'; action: BulkRunAction; experimentId: string }
  | { area: 'datasets'; annotationDatasets: Readonly<Record<string, string>> }

/** An area of the console with changes of many things. */
type TaskArea = TaskChange['area']

/** Texts of a task. */
export interface TaskTexts {
  /** `Add label team:night to 20 suites` */
  title: string
  /** Once all is done: `Added label team:night to 20 suites`. */
  ended: string
  /** Participle: `labelled`. */
  done: string
  noun: { one: string; many: string }
  /** Words for one failure and for `{n}` of them, where they differ from the usual. */
  failed?: { one: string; many: string }
}

/** A change of many things. Plain data: it outlives the page. */
export interface Task extends Progress {
  readonly projectId: string
  readonly change: TaskChange
  readonly texts: TaskTexts
}

const single: CallLimits = { most: 1, atOnce: 5, splits: false }
const batch: CallLimits = { most: 50, atOnce: 1, splits: true }

/** The calls of each area. */
export const callLimits = {
  suites: single,
  suitesUndo: single,
  attach: single,
  attachUndo: single,
  maps: single,
  mapsUndo: single,
  restore: single,
  // A refused batch is not halved: what was saved of it would be saved twice.
  conditions: { ...batch, splits: false },
  conditionsUndo: { ...batch, splits: false },
  review: batch,
  share: batch,
  invitations: single,
  runs: single,
  datasets: single,
} as const satisfies Record<TaskArea, CallLimits>

/** The kind of thing that the page of an item shows. */
type ItemPage =
  | { of: 'suite' | 'scenario'; id: string }
  | { of: 'run'; id: string; experimentId: string }

/** The page of an item of a task; undefined for what has none. */
export const pageOf = (change: TaskChange, id: string): ItemPage | undefined => {
  switch (change.area) {
    case 'suites':
    case 'suitesUndo':
    case 'attach':
    case 'attachUndo':
      return { of: 'suite', id }
    case 'review':
      return { of: 'scenario', id: change.versions[id]?.scenarioId ?? id }
    case 'runs':
      return { of: 'run', id, experimentId: change.experimentId }
    case 'invitations':
    case 'datasets':
      return undefined
    default:
      return { of: 'scenario', id }
  }
}
