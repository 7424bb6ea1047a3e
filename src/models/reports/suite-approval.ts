import type { SpecReport } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { formatCount } from '@/lib/numbers.ts'

/** A version of a scenario, with the name it had in the run. */
export interface ScenarioVersion {
  id: string
  versionId: number
  displayName: string
}

/** The distinct scenario versions that a suite ran. */
export const versionsOf = (specs: readonly SpecReport[]): ScenarioVersion[] => [
  ...new Map(
    specs.map(({ scenario }) => [`${scenario.id} ${scenario.versionId}`, scenario]),
  ).values(),
]

/** Why a version that is not approved stays so when the whole suite is approved; the first that holds is told. */
const reasons = [
  { text: 'deleted', holds: ({ deprecated }) => deprecated },
  { text: 'of another project', holds: ({ sharedFrom }) => sharedFrom !== undefined },
  {
    text: 'with requested changes',
    holds: ({ review }) => review.status === 'requested_changes',
  },
] as const satisfies readonly { text: string; holds: (found: FoundScenario) => boolean }[]

const isApproved = ({ review }: FoundScenario) => review.status === 'approved'

const reasonOf = (found: FoundScenario) => reasons.find(({ holds }) => holds(found))?.text

const keyOf = ({ id, versionId }: Pick<ScenarioVersion, 'id' | 'versionId'>) => `${id} ${versionId}`

/**
 * The versions that approving the whole suite approves: those not reviewed yet. Left out are
 * versions with requested changes, and scenarios that are deleted or shared from another project.
 */
export const approvable = (
  versions: readonly ScenarioVersion[],
  found: readonly FoundScenario[],
): ScenarioVersion[] => {
  const open = new Set(
    found.filter((one) => !isApproved(one) && reasonOf(one) === undefined).map(keyOf),
  )
  return versions.filter((version) => open.has(keyOf(version)))
}

/** The left-out items, `2 with requested changes, 1 deleted`; undefined when all that is not approved will be. */
export const leftOutText = (found: readonly FoundScenario[]): string | undefined => {
  const counts = Map.groupBy(
    found.filter((one) => !isApproved(one)),
    reasonOf,
  )
  const parts = reasons.toReversed().flatMap(({ text }) => {
    const count = counts.get(text)?.length ?? 0
    return count > 0 ? [`${formatCount(count)} ${text}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : undefined
}
