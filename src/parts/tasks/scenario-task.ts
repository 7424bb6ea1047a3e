import {
  acceptScenarioShareInvitationMutationOptions,
  batchGetScenarioFormatsQueryOptions,
  batchReviewScenarioVersionsMutationOptions,
  batchUpdateScenarioFormatsMutationOptions,
  createScenarioShareMutationOptions,
  createScenarioVersionMutationOptions,
  getScenarioQueryOptions,
  getScenarioVersionQueryOptions,
  rejectScenarioShareInvitationMutationOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import type { ItemResult, TaskItem, Trace } from '@/data/tasks/task-progress.ts'
import {
  type ChosenMap,
  isOnMap,
  isRestored,
  requestToRestore,
  requestWithMap,
} from '@/models/scenarios/map-choices.ts'
import { deletionTexts } from '@/models/scenarios/scenario-action-rules.ts'
import { formerVersion, type RestoreChoice } from '@/models/scenarios/scenario-bulk.ts'
import {
  type ConditionRow,
  insertConditions,
  mayBeSavedLater,
  reasonText,
} from '@/models/scenarios/scenario-conditions.ts'
import { versionsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import type { InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { readWhole } from '@/transport/known-lists.ts'
import { changeOnce, now, readOnce, type TaskContext } from './call-once.ts'

type Results = ReadonlyMap<string, ItemResult>

const failed = (reason: string): ItemResult => ({ kind: 'failed', reason, mend: 'open' })

/** A deleted scenario takes no new version; undefined for another one. */
const whereDeleted = (stored: Scenario) =>
  stored.deprecated ? failed(`${deletionTexts(stored).done}.`) : undefined

const doneAll = (items: readonly TaskItem[]): Results =>
  new Map(items.map(({ id }) => [id, { kind: 'done' }]))

/** Moves a scenario to a map, as a new version. */
export const moveScenario = async (
  { client, task, note }: TaskContext,
  scenarioId: string,
  chosen: ChosenMap | undefined,
): Promise<ItemResult> => {
  const path = { projectId: task.projectId, scenarioId }
  const stored = await readOnce(client, getScenarioQueryOptions(path))
  if (!chosen || isOnMap(stored, chosen)) return { kind: 'unchanged' }
  const deleted = whereDeleted(stored)
  if (deleted) return deleted
  note(scenarioId, { before: stored.versionId })
  const saved = await changeOnce(client, createScenarioVersionMutationOptions(), {
    path,
    body: requestWithMap(stored, chosen),
  })
  return { kind: 'done', ...(saved && { trace: { after: saved.versionId } }) }
}

/** Saves a former version of a scenario as a new one, unless it is newer than the version that was seen. */
export const restoreFormer = async (
  { client, task, note }: TaskContext,
  scenarioId: string,
  choice: RestoreChoice,
  seen: number,
): Promise<ItemResult> => {
  const path = { projectId: task.projectId, scenarioId }
  const [stored, versions] = await Promise.all([
    readOnce(client, getScenarioQueryOptions(path)),
    readWhole(client, { ...versionsQueryOptions(task.projectId, scenarioId), ...now }),
  ])
  const former = formerVersion(versions, seen, choice)
  if (!former) return failed('It has no such version.')
  if (isRestored(stored, seen, former.versionId)) return { kind: 'unchanged' }
  const deleted = whereDeleted(stored)
  if (deleted) return deleted
  if (stored.versionId !== seen) return failed(newerText(stored.versionId))
  // The list has no content.
  const version = await readOnce(
    client,
    getScenarioVersionQueryOptions({ ...path, versionId: former.versionId }),
  )
  note(scenarioId, { before: seen })
  const saved = await changeOnce(client, createScenarioVersionMutationOptions(), {
    path,
    body: requestToRestore(version, seen),
  })
  return { kind: 'done', ...(saved && { trace: { after: saved.versionId } }) }
}

/** Saves the former version of a scenario as a new one, unless somebody has saved it since. */
export const restoreScenario = async (
  { client, task }: TaskContext,
  scenarioId: string,
  { before, after }: Trace,
): Promise<ItemResult> => {
  const path = { projectId: task.projectId, scenarioId }
  const stored = await readOnce(client, getScenarioQueryOptions(path))
  const former = Number(before)
  const changed = Number(after ?? former + 1)
  if (stored.versionId === former || isRestored(stored, changed, former)) {
    return { kind: 'unchanged' }
  }
  const deleted = whereDeleted(stored)
  if (deleted) return deleted
  if (stored.versionId !== changed) return failed(newerText(stored.versionId))
  const version = await readOnce(
    client,
    getScenarioVersionQueryOptions({ ...path, versionId: former }),
  )
  const saved = await changeOnce(client, createScenarioVersionMutationOptions(), {
    path,
    body: requestToRestore(version, stored.versionId),
  })
  return { kind: 'done', ...(saved && { trace: { after: saved.versionId } }) }
}

const newerText = (version: number) =>
  `Version ${version} has been saved since: it is left as it is.`

/** The content to save after a version. */
interface Format {
  id: string
  versionId: number
  scenarioFormat: string
}

/** A content without its spaces: the platform may write it in another layout. */
const compact = (content: string): string => {
  try {
    return JSON.stringify(JSON.parse(content))
  } catch {
    return content.trim()
  }
}

/** Those of the open items that are saved already: the next version has the content. */
const savedFormats = async (
  context: TaskContext,
  open: ReadonlySet<string>,
  formats: readonly Format[],
): Promise<ReadonlySet<string>> => {
  const next = formats
    .filter(({ id }) => open.has(id))
    .map(({ id, versionId }) => ({ id, versionId: versionId + 1 }))
  if (next.length === 0) return new Set()
  const wanted = new Map(formats.map(({ id, scenarioFormat }) => [id, compact(scenarioFormat)]))
  const stored = await readFormats(context, next, new Map())
  return new Set(
    stored
      .filter(({ id, scenarioFormat = '' }) => compact(scenarioFormat) === wanted.get(id))
      .map(({ id }) => id),
  )
}

const saveFormats = async (
  context: TaskContext,
  items: readonly TaskItem[],
  wanted: readonly Format[],
  results: Map<string, ItemResult>,
) => {
  const unanswered = items.filter((item) => item.unanswered).map(({ id }) => id)
  const already = await savedFormats(context, new Set(unanswered), wanted)
  for (const id of already) results.set(id, { kind: 'unchanged' })
  const formats = wanted.filter(({ id }) => !already.has(id))
  if (formats.length === 0) return
  const { client, task } = context
  const saved = await changeOnce(client, batchUpdateScenarioFormatsMutationOptions(), {
    path: { projectId: task.projectId },
    body: { items: [...formats] },
  })
  const refused = new Set(saved.failed.map(({ scenarioId }) => scenarioId))
  // A browser sends a call once more by itself when its connection breaks, which is refused then.
  const before = await savedFormats(context, refused, formats).catch(() => new Set())
  for (const { scenarioId, reason } of saved.failed) {
    results.set(
      scenarioId,
      before.has(scenarioId)
        ? { kind: 'done' }
        : {
            kind: 'failed',
            reason: reasonText(reason),
            mend: mayBeSavedLater(reason) ? 'retry' : 'open',
          },
    )
  }
  for (const { id, versionId } of saved.succeeded) {
    results.set(id, { kind: 'done', trace: { after: versionId } })
  }
}

const readFormats = async (
  { client, task }: TaskContext,
  items: readonly { id: string; versionId: number }[],
  results: Map<string, ItemResult>,
) => {
  const read = await readOnce(
    client,
    batchGetScenarioFormatsQueryOptions({ projectId: task.projectId }, { items: [...items] }),
  )
  for (const { scenarioId, reason } of read.failed)
    results.set(scenarioId, failed(reasonText(reason)))
  // Whatever else an answer names is not to be changed, and nothing is to be changed twice.
  const asked = new Map(items.map((item) => [item.id, item.versionId]))
  return read.succeeded.filter(
    ({ id, versionId }) => asked.get(id) === versionId && asked.delete(id),
  )
}

/** Inserts conditions into scenarios, as new versions. */
export const updateConditions = async (
  context: TaskContext,
  items: readonly TaskItem[],
  rows: readonly ConditionRow[],
  versions: Readonly<Record<string, number>>,
): Promise<Results> => {
  const results = new Map<string, ItemResult>()
  const refs = items.map(({ id }) => ({ id, versionId: versions[id] ?? 0 }))
  const read = await readFormats(context, refs, results)
  const formats = read.flatMap(({ id, versionId, scenarioFormat }) => {
    const inserted = insertConditions(scenarioFormat, rows)
    if ('problem' in inserted) {
      results.set(id, failed(inserted.problem))
      return []
    }
    context.note(id, { before: versionId })
    return [{ id, versionId, scenarioFormat: inserted.format }]
  })
  await saveFormats(context, items, formats, results)
  return results
}

/** Saves the former content of scenarios as new versions, unless somebody has saved them since. */
export const undoConditions = async (
  context: TaskContext,
  items: readonly TaskItem[],
  traces: Readonly<Record<string, Trace>>,
): Promise<Results> => {
  const results = new Map<string, ItemResult>()
  const refs = items.map(({ id }) => ({ id, versionId: Number(traces[id]?.before) }))
  const read = await readFormats(context, refs, results)
  const formats = read.flatMap(({ id, versionId, scenarioFormat }) => {
    const after = Number(traces[id]?.after ?? versionId + 1)
    return scenarioFormat === undefined ? [] : [{ id, versionId: after, scenarioFormat }]
  })
  await saveFormats(context, items, formats, results)
  return results
}

/** Approves versions of scenarios. */
export const approveVersions = async (
  { client, task }: TaskContext,
  items: readonly TaskItem[],
  versions: Readonly<Record<string, { scenarioId: string; versionId: number }>>,
): Promise<Results> => {
  await changeOnce(client, batchReviewScenarioVersionsMutationOptions(), {
    path: { projectId: task.projectId },
    body: {
      reviewStatus: 'approved',
      items: items.flatMap(({ id }) => {
        const version = versions[id]
        return version ? [{ id: version.scenarioId, versionId: version.versionId }] : []
      }),
    },
  })
  return doneAll(items)
}

/** A token that is the same for the same things of a task, also after a reload: a repeated call counts once. */
const tokenOf = async (parts: readonly string[]) => {
  const text = new TextEncoder().encode(parts.join(' '))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The form of a UUID of version 8, whose bits are free.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

/** Invites a project to share scenarios. */
export const inviteToShare = async (
  { client, task }: TaskContext,
  items: readonly TaskItem[],
  destination: string,
): Promise<Results> => {
  const scenarioIds = items.map(({ id }) => id)
  await changeOnce(client, createScenarioShareMutationOptions(), {
    path: { projectId: task.projectId, scenarioId: scenarioIds[0] ?? '' },
    body: { destination, scenarioIds, requestToken: await tokenOf([task.id, ...scenarioIds]) },
  })
  return doneAll(items)
}

/** Answers an invitation to share a scenario. */
export const answerInvitation = async (
  { client, task }: TaskContext,
  invitationId: string,
  answer: InvitationAnswer,
  scenarioId: string,
): Promise<ItemResult> => {
  const options =
    answer === 'accept'
      ? acceptScenarioShareInvitationMutationOptions()
      : rejectScenarioShareInvitationMutationOptions()
  await changeOnce(client, options, {
    path: { projectId: task.projectId, invitationId },
    body: { invitations: [{ scenarioId, scenarioShareInvitationId: invitationId }] },
  })
  return { kind: 'done' }
}
