import { labelErrors } from '@/lib/label-checks.ts'
import { type Label, labelKey } from '@/lib/labels.ts'

/** The fields of a suite that decide whether a job runs it. */
export interface RunnableSuite {
  readonly id: string
  readonly labels: readonly Label[]
}

// A label without key and value has no errors: the form takes its row as not filled in.
const isSendable = (label: Label) =>
  label.key !== '' && Object.keys(labelErrors(label)).length === 0

/** Distinct labels of suites that a job request can carry, as `key:value`, in alphabetical order. */
export const labelsOfSuites = (suites: readonly RunnableSuite[]): string[] =>
  [...new Set(suites.flatMap(({ labels }) => labels.filter(isSendable).map(labelKey)))].sort(
    (a, b) => a.localeCompare(b, 'en'),
  )

/**
 * The suites that a job runs: the chosen ones of those offered that carry a chosen label (`key:value`).
 * Nothing chosen means all.
 */
export const suitesToRun = <Suite extends RunnableSuite>(
  offered: readonly Suite[],
  suiteIds: readonly string[],
  labels: readonly string[],
): readonly Suite[] =>
  offered.filter(
    (suite) =>
      (suiteIds.length === 0 || suiteIds.includes(suite.id)) &&
      (labels.length === 0 || suite.labels.some((label) => labels.includes(labelKey(label)))),
  )
