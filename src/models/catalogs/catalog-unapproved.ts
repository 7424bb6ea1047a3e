import type { Suite } from '@generated/evaluation/types.ts'
import type { FoundScenario, ScenarioLookup } from '@generated/scenario/types.ts'
import { isVersionAllowed } from '@/models/suites/version-approval.ts'
import { versionInfosOf, versionKey } from '@/models/suites/version-infos.ts'

/** The scenario versions of a suite, each once. */
export const lookupsOf = ({ specs }: Pick<Suite, 'specs'>): ScenarioLookup[] => {
  const items = specs.map(({ scenarioId, scenarioVersionId }) => ({
    scenarioId,
    ...(scenarioVersionId !== undefined && { scenarioVersionId }),
  }))
  return [...new Map(items.map((item) => [versionKey(item), item])).values()]
}

/** True if a version that was looked up keeps a suite for evaluation from being saved. */
export const hasUnapproved = (
  items: readonly ScenarioLookup[],
  found: readonly FoundScenario[],
): boolean =>
  versionInfosOf(items, found).some(
    ([, version]) =>
      !isVersionAllowed('evaluation', { reviewStatus: version?.reviewStatus, given: true }),
  )

/** Number of suites named in a warning. */
const namedSuites = 3

/** Warning of suites that cannot be updated; undefined without any. */
export const unapprovedWarning = (names: readonly string[]): string | undefined => {
  if (names.length === 0) return undefined
  const rest = names.length - namedSuites
  const list = names.slice(0, namedSuites).map((name) => `“${name}”`)
  const named = [...list, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  return `Scenarios are not approved in ${named}. A suite is only updated once all of its scenarios are approved.`
}
