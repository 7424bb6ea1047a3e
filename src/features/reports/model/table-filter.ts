import type { JobReport } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'
import { containsText } from '@/lib/text.ts'
import { branchOf } from './source.ts'
import { userNameOf } from './user.ts'

/** A pattern that is none matches everything. */
const matchesPattern = (text: string, pattern: string) => {
  try {
    return new RegExp(pattern, 'i').test(text)
  } catch {
    return true
  }
}

type Compare = (report: JobReport, value: string) => boolean

/** The types of conditions, and what each key of a type compares with its value. */
const types = {
  source: {
    git_branch: ({ event }, value) => branchOf(event.source?.gitRefUrl) === value,
    git_commit: ({ event }, value) =>
      event.source?.gitSha.toLowerCase().startsWith(value.toLowerCase()) ?? false,
    code_id: ({ event }, value) => event.sourceId === value,
  },
  user: { user: (report, value) => containsText(userNameOf(report), value) },
  desc: { desc: ({ description }, value) => matchesPattern(description ?? '', value) },
} as const satisfies Record<string, Record<string, Compare>>

const keys = { ...types.source, ...types.user, ...types.desc }

/** The keys of a filter, by the type of their conditions, in the order in which they are offered. */
export const filterKeysByType: readonly (readonly string[])[] = Object.values(types).map(keysOf)

/** The keys of a filter. */
export const filterKeys = keysOf(keys)

/** A pair of a filter: a key, a value, and whether it excludes what has it. */
export interface FilterCondition {
  key: keyof typeof keys
  value: string
  exclude: boolean
}

/** What is said of a text that is no filter. */
export const filterError = 'Validation error'

const isKey = (text: string): text is FilterCondition['key'] => Object.hasOwn(keys, text)

const pair = /\s*(-?)([a-z_]+):(?:"((?:[^"\\]|\\.)*)"|([^\s"]+))(?=\s|$)/suy

/** Reads `git_branch:main -desc:"load test"`; undefined for a text that is anything else. */
export const readFilter = (text: string): FilterCondition[] | undefined => {
  const whole = text.trim()
  const conditions: FilterCondition[] = []
  pair.lastIndex = 0
  while (pair.lastIndex < whole.length) {
    const [, minus, key = '', quoted, plain = ''] = pair.exec(whole) ?? []
    if (!isKey(key)) return undefined
    const value = quoted?.replace(/\\(.)/gsu, '$1') ?? plain
    conditions.push({ key, value, exclude: minus === '-' })
  }
  return conditions
}

const writeValue = (value: string) =>
  value === '' || /[\s"]/u.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value

/** Writes conditions as a filter, which reads as the same conditions again. */
export const writeFilter = (conditions: readonly FilterCondition[]): string =>
  conditions
    .map(({ key, value, exclude }) => `${exclude ? '-' : ''}${key}:${writeValue(value)}`)
    .join(' ')

/**
 * Whether a report passes a filter: for each key any of its values, and none of those that exclude.
 */
export const passesConditions = (
  report: JobReport,
  conditions: readonly FilterCondition[],
): boolean => {
  const holds = ({ key, value }: FilterCondition) => keys[key](report, value)
  return filterKeys.every((key) => {
    const own = conditions.filter((condition) => condition.key === key)
    const wanted = own.filter(({ exclude }) => !exclude)
    return (
      (wanted.length === 0 || wanted.some(holds)) &&
      !own.some((condition) => condition.exclude && holds(condition))
    )
  })
}
