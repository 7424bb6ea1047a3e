import type { Suite, UpdateSuiteRequest } from '@generated/evaluation/types.ts'
import { type Label, labelKey, labelText, maxLabels } from '@/lib/labels.ts'
import { compareTexts } from '@/lib/text.ts'
import { requestWithCatalogs, requestWithLabels } from './draft.ts'

/** A change of many suites. */
export type BulkChange =
  | { kind: 'addLabel'; label: Label }
  | { kind: 'removeLabel'; label: Label }
  | { kind: 'attach'; catalogId: string }
  | { kind: 'detach'; catalogId: string }
  | { kind: 'delete' }

/** What can be changed of many suites. */
export type BulkKind = BulkChange['kind']

/** How each change is called, and what it did to a suite. */
export const bulkKinds = {
  addLabel: { label: 'Add label', title: 'Add a label', done: 'Label added' },
  removeLabel: { label: 'Remove label', title: 'Remove a label', done: 'Label removed' },
  attach: { label: 'Attach', title: 'Attach to a catalog', done: 'Attached' },
  detach: { label: 'Detach', title: 'Detach from a catalog', done: 'Detached' },
  delete: { label: 'Delete', title: 'Delete', done: 'Deleted' },
} as const satisfies Record<BulkKind, { label: string; title: string; done: string }>

/** How to change one suite. */
export type BulkPlan =
  | { kind: 'save'; request: UpdateSuiteRequest }
  | { kind: 'delete' }
  /** The suite already is as wanted. */
  | { kind: 'nothing' }
  | { kind: 'impossible'; reason: string }

const hasLabel = ({ labels }: Pick<Suite, 'labels'>, label: Label) =>
  labels.some((each) => labelKey(each) === labelKey(label))

const isAttached = ({ attachments }: Pick<Suite, 'attachments'>, id: string) =>
  attachments.some(({ catalogId }) => catalogId === id)

const saved = (request: UpdateSuiteRequest): BulkPlan => ({ kind: 'save', request })

const isAsWanted = (suite: Suite, change: BulkChange): boolean => {
  switch (change.kind) {
    case 'addLabel':
      return hasLabel(suite, change.label)
    case 'removeLabel':
      return !hasLabel(suite, change.label)
    case 'attach':
      return isAttached(suite, change.catalogId)
    case 'detach':
      return !isAttached(suite, change.catalogId)
    case 'delete':
      return suite.deprecated
  }
}

/**
 * Plans a change of a suite. A deleted one is left alone, as saving would restore it.
 *
 * @param suite the currently stored suite
 */
export const planBulkChange = (suite: Suite, change: BulkChange): BulkPlan => {
  if (isAsWanted(suite, change)) return { kind: 'nothing' }
  if (suite.deprecated) return { kind: 'impossible', reason: 'The suite has been deleted.' }
  switch (change.kind) {
    case 'addLabel':
      return suite.labels.length >= maxLabels
        ? { kind: 'impossible', reason: `The suite already has ${maxLabels} labels.` }
        : saved(requestWithLabels(suite, [...suite.labels, change.label]))
    case 'removeLabel':
      return saved(
        requestWithLabels(
          suite,
          suite.labels.filter((label) => labelKey(label) !== labelKey(change.label)),
        ),
      )
    case 'attach':
      return saved(
        requestWithCatalogs(suite, [...suite.attachments, { catalogId: change.catalogId }]),
      )
    case 'detach':
      return saved(
        requestWithCatalogs(
          suite,
          suite.attachments.filter(({ catalogId }) => catalogId !== change.catalogId),
        ),
      )
    case 'delete':
      return { kind: 'delete' }
  }
}

/** A label or catalog to choose, with the number of suites that have it. */
interface Counted {
  value: string
  label: string
  detail: string
}

const counted = (all: readonly { value: string; label: string }[]): Counted[] =>
  [...Map.groupBy(all, ({ value }) => value).values()]
    .flatMap(([first, ...more]) =>
      first
        ? [{ ...first, detail: more.length === 0 ? '1 suite' : `${more.length + 1} suites` }]
        : [],
    )
    .sort((a, b) => compareTexts(a.label, b.label))

/** The labels of these suites, to choose one to remove. */
export const labelOptions = (suites: readonly Suite[]): Counted[] =>
  counted(
    suites.flatMap(({ labels }) =>
      labels.map((label) => ({ value: labelKey(label), label: labelText(label) })),
    ),
  )

/** The catalogs that these suites are attached to, to choose one to detach. */
export const attachedOptions = (suites: readonly Suite[]): Counted[] =>
  counted(
    suites.flatMap(({ attachments }) =>
      attachments.map(({ catalogId, catalogDisplayName }) => ({
        value: catalogId,
        label: catalogDisplayName,
      })),
    ),
  )
