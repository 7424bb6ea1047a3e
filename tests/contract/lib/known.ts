import { readFile } from 'node:fs/promises'
import type { Result } from './book.ts'
import { expectKnown } from './options.ts'
import { UsageError } from './usage-error.ts'
import { type CountedViolation, type KnownViolation, lineOf } from './violations.ts'

/** A failure, or an operation that cannot be tried, that a team knows of and lives with until a day. */
interface Known {
  /** `listSuites` or `evaluation.listSuites`. */
  operation: string
  /** Part of the line of the finding: a field, a parameter, a word. Every finding when left out. */
  finding?: string
  reason: string
  /** Last day on which it is known: `2026-12-31`. */
  until: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const problemOf = (entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return 'is no object'
  const { operation, finding, reason, until } = entry as Partial<Known>
  if (!isText(operation)) return 'has no operation'
  if (finding !== undefined && !isText(finding)) return 'has a finding that is no text'
  if (!isText(reason)) return 'has no reason'
  return isText(until) && isDay(until) ? undefined : 'has no day until, as 2026-12-31'
}

/** Reads a file of known failures. Throws `UsageError` when one of them lacks something, or names an operation that is not there. */
export const readKnown = async (file: string, operations: readonly string[]): Promise<Known[]> => {
  const content = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch((error: Error) => {
      throw new UsageError(`${file} cannot be read: ${error.message}`)
    })
  if (!Array.isArray(content)) throw new UsageError(`${file} is no list of known failures.`)
  for (const [index, entry] of content.entries()) {
    const problem = problemOf(entry)
    if (problem) throw new UsageError(`${file}: entry ${index + 1} ${problem}.`)
    expectKnown(
      [(entry as Known).operation],
      operations,
      `the contracts (${file}, entry ${index + 1})`,
    )
  }
  return content
}

const isOf = ({ service, operation }: Result, { operation: name }: Known) =>
  name === operation || name === `${service}.${operation}`

/** Results with the findings apart that are known today; and what of the known ones was not met, or has passed. */
export const withKnown = (results: readonly Result[], known: readonly Known[], today: string) => {
  const met = new Set<Known>()
  const entryFor = (result: Result, violation: CountedViolation) =>
    known.find((one) => isOf(result, one) && lineOf(violation).includes(one.finding ?? ''))
  /** An untried step is excused as a finding is. */
  const withExcuse = (result: Result): Result => {
    if (result.result !== 'not tried' || result.excused) return result
    const line = `not tried: ${result.notes.join('; ')}`
    const entry = known.find((one) => isOf(result, one) && line.includes(one.finding ?? ''))
    if (entry) met.add(entry)
    if (!entry || entry.until < today) return result
    const note = `known until ${entry.until}, ${entry.reason}`
    return { ...result, excused: true, notes: [...result.notes, note] }
  }
  const operations = results.map(withExcuse).map((result) => {
    const own: KnownViolation[] = []
    const violations = result.violations.filter((violation) => {
      const entry = entryFor(result, violation)
      if (entry) met.add(entry)
      if (!entry || entry.until < today) return true
      own.push({ ...violation, reason: entry.reason, until: entry.until })
      return false
    })
    if (own.length === 0) return result
    return {
      ...result,
      violations,
      known: own,
      result: violations.length > 0 ? result.result : ('known' as const),
    }
  })
  const notes = known.flatMap(({ ...entry }, index) => {
    const line = `${entry.operation}${entry.finding ? ` (${entry.finding})` : ''}`
    const isMet = known[index] !== undefined && met.has(known[index])
    if (!isMet) return [`The known failure of ${line} was not met; it may be struck off.`]
    return entry.until < today ? [`The failure of ${line} was known until ${entry.until}.`] : []
  })
  return { operations, notes }
}
