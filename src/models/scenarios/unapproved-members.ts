import type { Suite, SuiteSpec } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'

/** Most scenarios of a suite that are looked up. */
const mostMembers = 300

/** Whether a suite's scenarios are looked up to tell whether it refuses changes. */
export const isLookedUp = ({ specs }: Pick<Suite, 'specs'>): boolean => specs.length <= mostMembers

/** Says that nobody knows beforehand whether the platform refuses to save a suite; undefined if it is looked up. */
export const uncheckedText = (suite: Pick<Suite, 'specs'>): string | undefined =>
  isLookedUp(suite) ? undefined : `Not checked: holds more than ${mostMembers} scenarios`

/** A scenario of a suite that is not approved in the version that the suite holds. */
export interface UnapprovedMember {
  scenarioId: string
  /** Any text. */
  name: string
}

/** Key of the version of a scenario that a suite holds: `id:3`, or `id:latest`. */
export const memberKey = ({
  scenarioId,
  scenarioVersionId,
}: Pick<SuiteSpec, 'scenarioId' | 'scenarioVersionId'>): string =>
  `${scenarioId}:${scenarioVersionId ?? 'latest'}`

/** The scenarios of a suite that are not approved; a version that is not known is left to the platform. */
export const unapprovedMembers = (
  { specs }: Pick<Suite, 'specs'>,
  statuses: ReadonlyMap<string, string | undefined>,
): readonly UnapprovedMember[] => {
  const found = new Map<string, UnapprovedMember>()
  for (const spec of specs) {
    const status = statuses.get(memberKey(spec))
    if (status === undefined || status === 'approved') continue
    found.set(spec.scenarioId, { scenarioId: spec.scenarioId, name: spec.scenarioDisplayName })
  }
  return [...found.values()]
}

/** Why the platform will refuse to save a suite; undefined if it will not. */
export const refusalText = (members: readonly UnapprovedMember[]): string | undefined =>
  members.length === 0 ? undefined : `Refuses: ${formatCount(members.length)} not approved`
