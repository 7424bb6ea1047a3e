import { type StageState, stageWords } from '@/models/ml-experiments/run-stages.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

/** The status whose icon and colour a state of a stage has. */
const looks = {
  succeeded: 'succeeded',
  failed: 'failed',
  skipped: 'unavailable',
  running: 'started',
  waiting: 'scheduled',
  unknown: 'unknown',
} as const satisfies Record<Exclude<StageState, 'none'>, StatusName>

/** State of a stage; a dash for one that is not reached. */
export const StageStatus = ({ state }: { state: StageState }) =>
  state === 'none' ? <EmptyCell /> : <Status status={looks[state]}>{stageWords[state]}</Status>
