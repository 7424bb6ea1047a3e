import { formatCount } from '@/lib/numbers.ts'
import type { ErrorForm, Fault, PlannedFault } from './demo-answers.ts'

/** Wildcard for all operations. */
export const everyOperation = '*'

/** Labels of the fault kinds. */
export const faultKinds = {
  status: 'Status',
  malformed: 'Malformed body',
  'wrong-shape': 'Body of the wrong shape',
  empty: 'Empty body',
  long: 'Long texts and counts',
  unlisted: 'Values that are not listed',
  drop: 'Dropped connection',
  lost: 'Lost answer',
  slow: 'Slow answer',
} as const satisfies Record<Fault['kind'], string>

/** Labels of the error body forms. */
export const errorFormNames = {
  code: 'Code and message',
  name: 'Error name and description',
  none: 'No body',
} as const satisfies Record<ErrorForm, string>

/** Values of the form for a new fault; numbers are text as entered. */
export interface FaultInput {
  operation: string
  kind: Fault['kind']
  status: string
  form: ErrorForm
  milliseconds: string
  /** Number of calls; empty for unlimited. */
  times: string
}

/** Initial form values. */
export const emptyFaultInput: FaultInput = {
  operation: everyOperation,
  kind: 'status',
  status: '500',
  form: 'code',
  milliseconds: '3000',
  times: '',
}

const wholeNumber = (text: string, least: number, most: number, needed: string) => {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? undefined : needed
}

/** Error message for a number field; undefined if valid. */
export const faultProblems = {
  status: (text: string) => wholeNumber(text, 200, 599, 'A status is a number from 200 to 599.'),
  milliseconds: (text: string) =>
    wholeNumber(text, 1, 600_000, 'A delay is a whole number of milliseconds, at most 600000.'),
  times: (text: string) =>
    text.trim() === ''
      ? undefined
      : wholeNumber(text, 1, 1_000_000, 'A number of calls is a whole number of at least 1.'),
}

const faultOf = ({ kind, status, form, milliseconds }: FaultInput): Fault => {
  if (kind === 'status') return { kind, status: Number(status), form }
  if (kind === 'slow') return { kind, milliseconds: Number(milliseconds) }
  return { kind }
}

/** The fault of a valid form. */
export const plannedFaultOf = (input: FaultInput): PlannedFault => ({
  operation: input.operation,
  fault: faultOf(input),
  ...(input.times.trim() !== '' && { times: Number(input.times) }),
})

/** Text of a fault: `Status 500, code and message`. */
export const faultText = (fault: Fault): string => {
  if (fault.kind === 'status') {
    return `Status ${fault.status}, ${errorFormNames[fault.form].toLowerCase()}`
  }
  if (fault.kind === 'slow') return `Slow answer, ${formatCount(fault.milliseconds)} ms`
  return faultKinds[fault.kind]
}

/** Text of a fault's remaining calls: `2 more calls`. */
export const timesText = (times: number | undefined): string => {
  if (times === undefined) return 'Until cleared'
  return times === 1 ? '1 more call' : `${formatCount(times)} more calls`
}
