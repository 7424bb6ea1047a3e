import { type Label, labelKey } from './labels.ts'

/** Field errors of one label row. */
export type LabelErrors = { key?: string; value?: string }

/** Maximum number of label rows. */
export const maxLabels = 10

const maxLength = 128
const pattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

type Problem = 'empty' | 'long' | 'pattern'

const fields = [
  ['key', 'Key'],
  ['value', 'Value'],
] as const

const fieldMessages = {
  empty: (name) => `${name} is required.`,
  long: (name) => `${name} cannot exceed ${maxLength} characters.`,
  pattern: (name) =>
    `${name} does not match the pattern: a letter or digit, then letters, digits, underscores or hyphens.`,
} as const satisfies Record<Problem, (name: string) => string>

const summaryMessages = {
  empty: (name, row) => `${name} of Label at No.${row} is empty.`,
  long: (name, row) => `${name} of Label at No.${row} exceeds ${maxLength} characters.`,
  pattern: (name, row) => `${name} of Label at No.${row} does not match the pattern.`,
} as const satisfies Record<Problem, (name: string, row: number) => string>

const problemOf = (text: string): Problem | undefined => {
  if (text === '') return 'empty'
  if (text.length > maxLength) return 'long'
  return pattern.test(text) ? undefined : 'pattern'
}

const isFilled = (row: Label) => row.key !== '' || row.value !== ''

/** The labels of the rows, without duplicates and empty rows. */
export const filledLabels = (rows: readonly Label[]): Label[] => [
  ...new Map(rows.filter(isFilled).map((row) => [labelKey(row), row])).values(),
]

/** Field errors of one row; none for an empty row. */
export const labelErrors = (row: Label): LabelErrors => {
  const errors: LabelErrors = {}
  if (!isFilled(row)) return errors
  for (const [field, name] of fields) {
    const problem = problemOf(row[field])
    if (problem) errors[field] = fieldMessages[problem](name)
  }
  return errors
}

/**
 * The errors of all rows, each with its row number (from 1, counting empty rows, as on screen). Empty if the
 * rows are valid.
 */
export const labelSummary = (rows: readonly Label[]): string[] =>
  rows.flatMap((row, index) => {
    if (!isFilled(row)) return []
    return fields.flatMap(([field, name]) => {
      const problem = problemOf(row[field])
      return problem ? [summaryMessages[problem](name, index + 1)] : []
    })
  })
