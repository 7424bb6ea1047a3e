import { statusWord } from '@/ui/status.tsx'
import { reportStatuses } from './rules/statuses.ts'

/** The states of reports, as filters offer them. */
export const stateOptions = reportStatuses.map((value) => ({ value, label: statusWord(value) }))
