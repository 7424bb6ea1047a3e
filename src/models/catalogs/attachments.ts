import type { Suite, UpdateSuiteRequest } from '@generated/evaluation/types.ts'
import { requestWithCatalogs } from '@/models/suites/suite-draft.ts'

/** By suite id, whether to attach it; only suites whose attachment the user changed. */
export type SuiteChoices = ReadonlyMap<string, boolean>

/** No suite changed. */
export const noChoices: SuiteChoices = new Map()

/** True for a suite that a catalog may attach or detach. Suites for approval choose their catalogs themselves. */
export const isOffered = ({ purpose, deprecated }: Pick<Suite, 'purpose' | 'deprecated'>) =>
  purpose === 'evaluation' && !deprecated

type Attached = Pick<Suite, 'id' | 'attachments'>

/** True when the stored suite is attached to the catalog; never for a new catalog. */
export const isAttached = (
  { attachments }: Pick<Suite, 'attachments'>,
  catalogId: string | undefined,
): boolean => attachments.some((attachment) => attachment.catalogId === catalogId)

/** Ids of the suites to be attached. */
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

/** The choices after a suite was toggled; a suite back in its stored state is removed from them. */
export const toggleSuite = (
  suite: Attached,
  catalogId: string | undefined,
  choices: SuiteChoices,
): SuiteChoices => {
  const next = new Map(choices)
  if (!next.delete(suite.id)) next.set(suite.id, !isAttached(suite, catalogId))
  return next
}

/** The choices after all of these suites were chosen. */
export const chooseSuites = (
  suites: readonly Attached[],
  catalogId: string | undefined,
  choices: SuiteChoices,
): SuiteChoices => {
  const chosen = chosenSuites(suites, catalogId, choices)
  return suites
    .filter(({ id }) => !chosen.has(id))
    .reduce((next, suite) => {
      if (!next.delete(suite.id)) next.set(suite.id, true)
      return next
    }, new Map(choices))
}

/** A suite that is to be attached to the catalog, or detached from it. */
export interface AttachmentChange {
  suiteId: string
  displayName: string
  /** False detaches it. */
  attach: boolean
}

export const changeLabel = ({ attach }: Pick<AttachmentChange, 'attach'>): string =>
  attach ? 'Attach' : 'Detach'

/** The changes that the choices require, in the order of the suites. */
export const changesOf = (
  suites: readonly Pick<Suite, 'id' | 'displayName'>[],
  choices: SuiteChoices,
): AttachmentChange[] =>
  suites.flatMap(({ id, displayName }) => {
    const attach = choices.get(id)
    return attach === undefined ? [] : [{ suiteId: id, displayName, attach }]
  })

/** Why the attachments of a suite can no longer be changed. */
export const notUpdatableReasons = {
  deleted: 'The suite has been deleted.',
  for_approval: 'The suite has become one for approval.',
} as const

/** How to make a change, given the currently stored suite. */
export type ChangePlan =
  | { kind: 'save'; request: UpdateSuiteRequest }
  /** The suite already is in the wanted state. */
  | { kind: 'nothing' }
  | { kind: 'impossible'; reason: string }

/**
 * Plans attaching a suite to the latest version of a catalog, or detaching it. A save would restore a deleted
 * suite, and change the purpose of one for approval: neither is saved.
 *
 * @param suite the currently stored suite
 */
export const planChange = (
  suite: Suite,
  { attach }: Pick<AttachmentChange, 'attach'>,
  catalogId: string,
): ChangePlan => {
  if (isAttached(suite, catalogId) === attach) return { kind: 'nothing' }
  if (suite.deprecated) {
    return attach
      ? { kind: 'impossible', reason: notUpdatableReasons.deleted }
      : { kind: 'nothing' }
  }
  if (suite.purpose === 'for_approval') {
    return { kind: 'impossible', reason: notUpdatableReasons.for_approval }
  }
  const others = suite.attachments.filter((attachment) => attachment.catalogId !== catalogId)
  const catalogs = attach ? [...others, { catalogId }] : others
  return { kind: 'save', request: requestWithCatalogs(suite, catalogs) }
}
