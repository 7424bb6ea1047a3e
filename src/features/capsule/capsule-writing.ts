import { isPathId } from '@/lib/ids.ts'
import { type StatusName, statusWord } from '@/ui/feedback/status.tsx'

/** How a report is written down. */
export interface Writing {
  /** Where the console is: `https://console.example.com/evaluation`. */
  home: string
  jobId: string
  naMode: boolean
}

/** The address of a part of the job in the console; undefined where an id is none that a path may have. */
export const addressOf = (
  { home, jobId }: Pick<Writing, 'home' | 'jobId'>,
  ...ids: readonly string[]
): string | undefined =>
  [jobId, ...ids].every(isPathId)
    ? [home, 'reports', jobId, ...(ids.length > 0 ? ['tests'] : []), ...ids].join('/')
    : undefined

/** The mark before the word of a status, for print and for those who see no colours. */
export const marks = {
  scheduled: '○',
  started: '○',
  succeeded: '✓',
  failed: '✕',
  canceling: '○',
  canceled: '−',
  unavailable: '−',
  unknown: '−',
} as const satisfies Record<StatusName, string>

/** The class of a status, by which lists are narrowed. */
export const classOf = (status: StatusName) =>
  status === 'failed' ? 'F' : status === 'succeeded' ? 'S' : 'O'

/** The word of a status behind its mark. */
export const statusText = (status: StatusName) => `${marks[status]} ${statusWord(status)}`
