import {
  deprecateSuiteMutationOptions,
  getSuiteQueryOptions,
  listSuiteSpecsAllQueryOptions,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite, UpdateSuiteRequest } from '@generated/evaluation/types.ts'
import type { ItemResult, Trace } from '@/data/tasks/task-progress.ts'
import { letIn } from '@/lib/let-in.ts'
import { holds } from '@/models/scenarios/attach-rules.ts'
import { type BulkChange, planBulkChange } from '@/models/suites/suite-bulk.ts'
import {
  requestWithCatalogs,
  requestWithLabels,
  requestWithScenarios,
} from '@/models/suites/suite-draft.ts'
import { dropFromLists } from '@/models/suites/suite-queries.ts'
import { readWhole } from '@/transport/known-lists.ts'
import { changeOnce, now, readOnce, type TaskContext } from './call-once.ts'

/** The part of a suite that a bulk change can change, as it was before. */
interface Former {
  labels: Suite['labels']
  attachments: readonly Pick<Suite['attachments'][number], 'catalogId' | 'catalogVersionId'>[]
}

const formerOf = ({ labels, attachments }: Suite): Former => ({
  labels,
  attachments: attachments.map(({ catalogId, catalogVersionId }) => ({
    catalogId,
    catalogVersionId,
  })),
})

const newerText = 'It has been saved since: it is left as it is.'

const open = ({ client, task }: TaskContext, suiteId: string) => {
  const path = { projectId: task.projectId, suiteId }
  const query = getSuiteQueryOptions(path)
  const { queryKey } = query
  /** The page of the suite, where it is open, reads it again. */
  const forget = () => {
    client.removeQueries({ queryKey, type: 'inactive' })
    void client.invalidateQueries({ queryKey })
  }
  return {
    stored: readOnce(client, query),
    save: async (request: UpdateSuiteRequest): Promise<ItemResult> => {
      const saved = await changeOnce(client, updateSuiteMutationOptions(), { path, body: request })
      forget()
      return { kind: 'done', ...(saved && { trace: { after: saved.versionId } }) }
    },
    remove: async (): Promise<ItemResult> => {
      await changeOnce(client, deprecateSuiteMutationOptions(), { path })
      dropFromLists(client, task.projectId, suiteId)
      forget()
      return { kind: 'done' }
    },
  }
}

/** Changes a suite from its stored version. */
export const changeSuite = async (
  context: TaskContext,
  id: string,
  change: BulkChange,
): Promise<ItemResult> => {
  const suite = open(context, id)
  const stored = await suite.stored
  const plan = planBulkChange(stored, change)
  switch (plan.kind) {
    case 'impossible':
      return { kind: 'failed', reason: plan.reason, mend: 'open' }
    case 'nothing':
      return { kind: 'unchanged' }
    case 'delete':
      return suite.remove()
    case 'save':
      context.note(id, { before: stored.versionId, was: JSON.stringify(formerOf(stored)) })
      // A suite may have thousands of scenarios: to read and to write it in one go would hold up the page.
      await letIn()
      return suite.save(plan.request)
  }
}

/** Gives a suite back the labels and catalogs it had before a task, unless somebody has saved it since. */
export const undoSuite = async (
  context: TaskContext,
  id: string,
  { before, after, was }: Trace,
): Promise<ItemResult> => {
  const suite = open(context, id)
  const stored = await suite.stored
  const former: Former = JSON.parse(was ?? 'null')
  if (former === null || stored.deprecated) {
    return { kind: 'failed', reason: 'It can no longer be restored.', mend: 'open' }
  }
  if (stored.versionId === before || JSON.stringify(formerOf(stored)) === was)
    return { kind: 'unchanged' }
  if (after !== undefined && stored.versionId !== after) {
    return { kind: 'failed', reason: newerText, mend: 'open' }
  }
  return suite.save({
    ...requestWithCatalogs(stored, former.attachments),
    labels: requestWithLabels(stored, former.labels).labels,
  })
}

/** The changes of an attachment to a suite. */
interface Attached {
  ids: readonly string[]
  purpose: Suite['purpose']
}

/** The suite as it is stored now, with all of its scenarios: the suite alone may come with some of them. */
const wholeSuite = async (
  { client, task }: TaskContext,
  suiteId: string,
  suite: Promise<Suite>,
): Promise<Suite> => {
  const specs = listSuiteSpecsAllQueryOptions({ projectId: task.projectId, suiteId })
  const [stored, all] = await Promise.all([suite, readWhole(client, { ...specs, ...now })])
  return { ...stored, specs: [...all] }
}

/** Attaches scenarios to a suite, in their latest versions; those that it holds stay as they are. */
export const attachScenarios = async (
  context: TaskContext,
  id: string,
  scenarios: readonly { id: string; displayName: string }[],
): Promise<ItemResult> => {
  const suite = open(context, id)
  const stored = await wholeSuite(context, id, suite.stored)
  if (stored.deprecated) {
    return { kind: 'failed', reason: 'The suite has been deleted.', mend: 'open' }
  }
  const added = scenarios.filter((scenario) => !holds(stored, scenario.id))
  if (added.length === 0) return { kind: 'unchanged' }
  const was: Attached = { ids: added.map((scenario) => scenario.id), purpose: stored.purpose }
  context.note(id, { before: stored.versionId, was: JSON.stringify(was) })
  return suite.save(requestWithScenarios(stored, added, true))
}

/** Detaches the scenarios that a task has attached to a suite, unless somebody has saved it since. */
export const undoAttach = async (
  context: TaskContext,
  id: string,
  { before, after, was }: Trace,
): Promise<ItemResult> => {
  const suite = open(context, id)
  const stored = await wholeSuite(context, id, suite.stored)
  const attached: Attached | null = JSON.parse(was ?? 'null')
  if (attached === null || stored.deprecated) {
    return { kind: 'failed', reason: 'It can no longer be restored.', mend: 'open' }
  }
  const added = attached.ids.filter((scenarioId) => holds(stored, scenarioId))
  if (stored.versionId === before || added.length === 0) return { kind: 'unchanged' }
  if (after !== undefined && stored.versionId !== after) {
    return { kind: 'failed', reason: newerText, mend: 'open' }
  }
  const request = requestWithScenarios(
    stored,
    added.map((scenarioId) => ({ id: scenarioId })),
    false,
  )
  return suite.save({ ...request, purpose: attached.purpose })
}
