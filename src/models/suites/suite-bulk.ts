import type { Suite, UpdateSuiteRequest } from '@generated/evaluation/types.ts'
import { maxLabels } from '@/lib/label-checks.ts'
import { type Label, labelKey, labelText } from '@/lib/labels.ts'
import { formatCount } from '@/lib/numbers.ts'
import { compareTexts } from '@/lib/text.ts'
import { requestWithCatalogs, requestWithLabels } from './suite-draft.ts'

/** A change of many suites. */
export type BulkChange =
  | { kind: 'addLabel'; label: Label }
  | { kind: 'removeLabel'; label: Label }
  | { kind: 'attach'; catalogId: string }
  | { kind: 'detach'; catalogId: string }
  | { kind: 'delete' }

/** The changes of many suites. */
export type BulkKind = BulkChange['kind']

/** How each change is called. */
export const bulkKinds = {
  addLabel: { label: 'Add label', title: 'Add a label' },
  removeLabel: { label: 'Remove label', title: 'Remove a label' },
  attach: { label: 'Attach', title: 'Attach to a catalog' },
  detach: { label: 'Detach', title: 'Detach from a catalog' },
  delete: { label: 'Delete', title: 'Delete' },
} as const satisfies Record<BulkKind, { label: string; title: string }>

const noun = { one: 'suite', many: 'suites' }

/** Texts of a change of so many suites: while it runs, and once it is done. */
export const bulkTexts = (
  change: BulkChange,
  count: number,
): { title: string; ended: string; done: string; noun: typeof noun } => {
  const suites = `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`
  const say = (verb: string, past: string, rest: string, done: string) => ({
    title: `${verb} ${rest}`,
    ended: `${past} ${rest}`,
    done,
    noun,
  })
  switch (change.kind) {
    case 'addLabel':
      return say('Add', 'Added', `label ${labelText(change.label)} to ${suites}`, 'labelled')
    case 'removeLabel':
      return say('Remove', 'Removed', `label ${labelText(change.label)} from ${suites}`, 'changed')
    case 'attach':
      return say('Attach', 'Attached', `${suites} to a catalog`, 'attached')
    case 'detach':
      return say('Detach', 'Detached', `${suites} from a catalog`, 'detached')
    case 'delete':
      return say('Delete', 'Deleted', suites, 'deleted')
  }
}

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
