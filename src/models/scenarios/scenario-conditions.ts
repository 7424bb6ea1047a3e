import type { Scenario, ScenarioFormatFailureReason } from '@generated/scenario/types.ts'
import { query } from 'jsonpath-rfc9535'
import { isShareable } from '@/models/suites/suite-sharing.ts'

/** A condition to insert, and where, as typed. */
export interface ConditionRow {
  /** Tells rows apart. */
  key: string
  position: string
  condition: string
}

/** Maximum number of rows. */
export const rowLimit = 5

/** Maximum number of scenarios whose conditions are updated at once. */
export const conditionScenarioLimit = 100

/** Texts of what is wrong with rows and positions. */
export const conditionTexts = {
  none: 'Please input at least one POSITION and one CONDITION',
  conflict: 'Condition Conflict',
  conditionEmpty: 'Invalid Condition: should not be empty',
  conditionNotJson: 'Invalid Condition: should be a JSON string',
  notInsertable: 'Invalid Position: could not insert new condition here',
  forbidden:
    'Invalid Position: should not use the expressions (@root, @parent, .., ^, $) which are forbidden',
  positionEmpty: 'Invalid Position: should not be empty',
  wrongEnd: "Invalid Position: should end with 'ConditionGroup' or 'Condition'",
  notFound: 'Invalid Position: could not find the position',
} as const

/** Why the conditions of these scenarios cannot be updated together; undefined when they can. */
export const whyNotUpdateConditions = (
  scenarios: readonly Pick<Scenario, 'type'>[],
): string | undefined => {
  if (!scenarios.every(({ type }) => isShareable(type))) {
    return 'ONLY planning_sim_v2 type scenarios are valid for Update Conditions.'
  }
  return scenarios.length > conditionScenarioLimit
    ? '100 scenarios at most for Update Conditions.'
    : undefined
}

const forbidden = ['@root', '@parent', '..', '^', '$']

/** Error text for a position; undefined when valid. */
export const positionError = (text: string): string | undefined => {
  const position = text.trim()
  if (position === '') return conditionTexts.positionEmpty
  if (forbidden.some((expression) => position.includes(expression))) return conditionTexts.forbidden
  return /Condition(Group)?$/.test(position) ? undefined : conditionTexts.wrongEnd
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type JsonObject = { [name: string]: unknown }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Error text for a condition; undefined when valid. */
export const conditionError = (text: string): string | undefined => {
  if (text.trim() === '') return conditionTexts.conditionEmpty
  const value = parsed(text)
  if (!isObject(value)) return conditionTexts.conditionNotJson
  return Object.keys(value).length === 0 ? conditionTexts.conditionEmpty : undefined
}

const isBlank = ({ position, condition }: ConditionRow) =>
  position.trim() === '' && condition.trim() === ''

/** Error text of each invalid row, by its key. Rows without any input are left out. */
export const rowErrors = (
  rows: readonly ConditionRow[],
): ReadonlyMap<string, { position?: string; condition?: string }> => {
  const filled = rows.filter((row) => !isBlank(row))
  const seen = new Set<string>()
  const errors = new Map<string, { position?: string; condition?: string }>()
  for (const { key, ...row } of filled) {
    const name = row.position.trim()
    const position =
      positionError(row.position) ?? (seen.has(name) ? conditionTexts.conflict : undefined)
    const condition = conditionError(row.condition)
    seen.add(name)
    if (position || condition) {
      errors.set(key, { ...(position && { position }), ...(condition && { condition }) })
    }
  }
  return errors
}

/** The first of what is wrong with the rows; undefined when conditions can be inserted. */
export const rowsProblem = (rows: readonly ConditionRow[]): string | undefined => {
  if (rows.every(isBlank)) return conditionTexts.none
  for (const { position, condition } of rowErrors(rows).values()) {
    const problem = position ?? condition
    if (problem) return problem
  }
  return undefined
}

/** The content of a scenario with the conditions, or why they cannot be inserted. */
export type Inserted = { format: string } | { problem: string }

const objectsAt = (content: unknown, path: string): JsonObject[] => {
  try {
    const found: readonly unknown[] = query(content as never, path === '' ? '$' : `$.${path}`)
    return found.filter(isObject)
  } catch {
    // The position is no path.
    return []
  }
}

const insertAt = (content: unknown, position: string, condition: unknown): string | undefined => {
  const dot = position.lastIndexOf('.')
  const name = position.slice(dot + 1)
  const parents = objectsAt(content, position.slice(0, Math.max(0, dot))).filter((parent) =>
    Object.hasOwn(parent, name),
  )
  if (parents.length === 0) return conditionTexts.notFound
  for (const parent of parents) {
    const there = parent[name]
    if (Array.isArray(there)) there.push(structuredClone(condition))
    else if (isObject(there)) parent[name] = [there, structuredClone(condition)]
    else return conditionTexts.notInsertable
  }
  return undefined
}

/** Inserts the conditions of valid rows into the content of a scenario, as JSON text. */
export const insertConditions = (
  scenarioFormat: string | undefined,
  rows: readonly ConditionRow[],
): Inserted => {
  const content = parsed(scenarioFormat ?? '')
  if (!scenarioFormat) return { problem: 'no scenario' }
  if (content === undefined) return { problem: 'scenarioFormat is not json format' }
  for (const row of rows) {
    if (isBlank(row)) continue
    const problem = insertAt(content, row.position.trim(), parsed(row.condition))
    if (problem) return { problem }
  }
  return { format: JSON.stringify(content) }
}

const reasonTexts = {
  invalid_input: 'Invalid input',
  not_found: 'Not found',
  version_not_match: 'Somebody else has saved a newer version',
  unknown: 'Unknown',
} as const satisfies Record<ScenarioFormatFailureReason, string>

/** Why the content of a scenario was not read or saved. */
export const reasonText = (reason = 'unknown'): string =>
  new Map<string, string>(Object.entries(reasonTexts)).get(reason) ?? reasonTexts.unknown

/** Whether a content that was not saved can be saved by another try: not once the scenario is gone or changed. */
export const mayBeSavedLater = (reason = 'unknown'): boolean =>
  reason === 'unknown' || !Object.hasOwn(reasonTexts, reason)

const dryRunWords = new Map<string, string>([
  [conditionTexts.notFound, 'position not found'],
  [conditionTexts.notInsertable, 'takes no condition there'],
  ['no scenario', 'without content'],
  ['scenarioFormat is not json format', 'not JSON'],
])

/**
 * Result of a dry run: `8 of 9 match, 1 position not found`.
 *
 * @param problems why conditions cannot be inserted, for each scenario; undefined where they can
 */
export const dryRunText = (problems: readonly (string | undefined)[]): string => {
  const refused = problems.filter((problem) => problem !== undefined)
  const parts = [...Map.groupBy(refused, (problem) => dryRunWords.get(problem) ?? problem)].map(
    ([words, all]) => `${all.length} ${words}`,
  )
  const match = `${problems.length - refused.length} of ${problems.length} match`
  return [match, ...parts].join(', ')
}
