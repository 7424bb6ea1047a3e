import type { JobReport } from '@generated/evaluation/types.ts'
import { type FilterPair, readPairs, writePair } from '@/lib/filter-pairs.ts'
import { keysOf } from '@/lib/objects.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { hasUserName } from '@/models/reports/report-user.ts'

/** Undefined for a pattern that is none. */
const patternOf = (pattern: string) => {
  try {
    return new RegExp(pattern, 'i')
  } catch {
    return undefined
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
  user: { user: hasUserName },
  desc: { desc: ({ description }, value) => patternOf(value)?.test(description ?? '') ?? true },
} as const satisfies Record<string, Record<string, Compare>>

const keys = { ...types.source, ...types.user, ...types.desc }

/** The keys of a filter, by the type of their conditions, in the order in which they are offered. */
export const filterKeysByType: readonly (readonly string[])[] = Object.values(types).map(keysOf)

/** The keys of a filter. */
export const filterKeys = keysOf(keys)

/** A pair of a filter whose key is known. */
export interface FilterCondition extends FilterPair {
  key: keyof typeof keys
}

/** Note on a text that is no filter. */
export const filterError = 'Validation error'

const isKey = (text: string): text is FilterCondition['key'] => Object.hasOwn(keys, text)

/** Reads `git_branch:main -desc:"load test"`; undefined for a text that is anything else. */
export const readFilter = (text: string): FilterCondition[] | undefined => {
  const { pairs, words } = readPairs(text)
  const conditions = pairs.flatMap(({ key, ...rest }) => (isKey(key) ? [{ ...rest, key }] : []))
  return words === '' && conditions.length === pairs.length ? conditions : undefined
}

/** Writes conditions as a filter, which reads as the same conditions again. */
export const writeFilter = (conditions: readonly FilterCondition[]): string =>
  conditions.map(writePair).join(' ')

/**
 * Whether a report passes a filter: for each key any of its values, and none of those that exclude.
 */
export const passesConditions = (
  report: JobReport,
  conditions: readonly FilterCondition[],
): boolean => {
  const holds = ({ key, value }: FilterCondition) => keys[key](report, value)
  // A pattern that is half typed matches everything; excluding everything would empty the table.
  const counted = conditions.filter(
    ({ key, value, exclude }) => !(exclude && key === 'desc' && !patternOf(value)),
  )
  return filterKeys.every((key) => {
    const own = counted.filter((condition) => condition.key === key)
    const wanted = own.filter(({ exclude }) => !exclude)
    return (
      (wanted.length === 0 || wanted.some(holds)) &&
      !own.some((condition) => condition.exclude && holds(condition))
    )
  })
}
