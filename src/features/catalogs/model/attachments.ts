import type { Suite, UpdateSuiteRequest } from '@generated/evaluation/types.ts'
import { requestWithCatalogs } from '@/features/suites/model/draft.ts'

/** What the user changed about the suites of a catalog: by suite id, whether it is to be attached. */
export type SuiteChoices = ReadonlyMap<string, boolean>

/** Nothing is changed. */
export const noChoices: SuiteChoices = new Map()

/** True for a suite whose attachment a catalog may change. Suites for approval get theirs elsewhere. */
export const isOffered = ({ purpose, deprecated }: Pick<Suite, 'purpose' | 'deprecated'>) =>
  purpose === 'evaluation' && !deprecated

type Attached = Pick<Suite, 'id' | 'attachments'>

/** True when a suite is attached to the catalog as it is stored; never, when the catalog is new. */
export const isAttached = (
  { attachments }: Pick<Suite, 'attachments'>,
  catalogId: string | undefined,
): boolean => attachments.some((attachment) => attachment.catalogId === catalogId)

/** Ids of the suites that are going to be attached. */
export const chosenSuites = (
  suites: readonly Attached[],
  catalogId: string | undefined,
  choices: SuiteChoices,
): ReadonlySet<string> =>
  new Set(
    suites
      .filter((suite) => choices.get(suite.id) ?? isAttached(suite, catalogId))
      .map(({ id }) => id),
  )

/** The choices after one suite was marked, or the mark taken off; what is as it is stored is no choice. */
export const toggleSuite = (
  suite: Attached,
  catalogId: string | undefined,
  choices: SuiteChoices,
): SuiteChoices => {
  const next = new Map(choices)
  if (!next.delete(suite.id)) next.set(suite.id, !isAttached(suite, catalogId))
  return next
}

/** A suite whose attachment changes. */
export interface SuiteChange {
  suiteId: string
  displayName: string
  /** False takes the catalog off the suite. */
  attach: boolean
}

/** The changes that the choices amount to, in the order of the suites. */
export const changesOf = (
  suites: readonly Pick<Suite, 'id' | 'displayName'>[],
  choices: SuiteChoices,
): SuiteChange[] =>
  suites.flatMap(({ id, displayName }) => {
    const attach = choices.get(id)
    return attach === undefined ? [] : [{ suiteId: id, displayName, attach }]
  })

/** Why a suite cannot be updated any more. */
export const suiteGoneReasons = {
  deleted: 'The suite has been deleted.',
  for_approval: 'The suite has become one for approval.',
} as const

/** What a change needs, once the suite is known as it is now. */
export type ChangePlan =
  | { kind: 'save'; request: UpdateSuiteRequest }
  /** The suite is as it is to be. */
  | { kind: 'nothing' }
  | { kind: 'impossible'; reason: string }

/**
 * What to do so that a suite is attached to a catalog, in its latest version, or is not. Saving a deleted
 * suite would bring it back, and saving one for approval would make another one of it: neither is saved.
 *
 * @param suite the suite as it is stored now
 */
export const planChange = (
  suite: Suite,
  { attach }: Pick<SuiteChange, 'attach'>,
  catalogId: string,
): ChangePlan => {
  if (isAttached(suite, catalogId) === attach) return { kind: 'nothing' }
  if (suite.deprecated) {
    return attach ? { kind: 'impossible', reason: suiteGoneReasons.deleted } : { kind: 'nothing' }
  }
  if (suite.purpose === 'for_approval') {
    return { kind: 'impossible', reason: suiteGoneReasons.for_approval }
  }
  const others = suite.attachments.filter((attachment) => attachment.catalogId !== catalogId)
  const catalogs = attach ? [...others, { catalogId }] : others
  return { kind: 'save', request: requestWithCatalogs(suite, catalogs) }
}
