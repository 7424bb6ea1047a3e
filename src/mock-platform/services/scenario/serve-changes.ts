import type {
  Scenario,
  ScenarioFormatFailure,
  ScenarioFormatFailureReason,
  ScenarioFormatResult,
  ScenarioReview,
} from '@generated/scenario/types.ts'
import { refuseByName } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import {
  addVersion,
  copyVersion,
  reviewVersion,
} from '@/mock-platform/world/scenarios/world-changes.ts'
import {
  endScenarioSharing,
  scenarioArea,
} from '@/mock-platform/world/scenarios/world-scenario-area.ts'
import {
  deleteScenario,
  newestOf,
  type ScenarioRecord,
  versionOf,
} from '@/mock-platform/world/scenarios/world-scenario-own.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { activeSharesOf } from '../share-records.ts'
import { findScenario, findVersion } from './scenarios.ts'
import { scenarioShareSource } from './serve-scenario-shares.ts'

/** Refuses a deleted scenario. `what` is the action's participle for the message. */
const mustBeThere = (record: ScenarioRecord, what: string) => {
  if (newestOf(record).deprecated) {
    refuseByName(409, 'scenario_deleted', `A deleted scenario cannot be ${what}.`)
  }
}

/** Refuses a scenario that the project may not change. */
const mustBeOwn = (record: ScenarioRecord, what: string) => {
  if (newestOf(record).sharedFrom) {
    refuseByName(403, 'scenario_shared', `A scenario of another project cannot be ${what}.`)
  }
  mustBeThere(record, what)
}

const refOf = ({ id, versionId }: Scenario) => ({ id, versionId })

/** Ends all shares of a deleted scenario; for a shared-in one, the share that it came by. */
const endSharings = (world: World, scenario: Scenario) => {
  for (const share of activeSharesOf(scenarioShareSource, world, scenario)) {
    endScenarioSharing(world, share)
  }
}

/** Results and failures of a batch of contents. */
interface Batch {
  succeeded: ScenarioFormatResult[]
  failed: ScenarioFormatFailure[]
}

const failures = (scenarioId: string, reason: ScenarioFormatFailureReason) => ({
  scenarioId,
  reason,
})

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Handlers that change scenarios: versions, copies, contents, reviews, deletion. */
export const scenarioChangeHandlers = {
  createScenarioVersion: ({ path, body, user, world }) => {
    const record = findScenario(world, path.projectId, path.scenarioId)
    mustBeOwn(record, 'changed')
    const { currentVersionId, ...content } = body
    if (currentVersionId !== newestOf(record).versionId) {
      refuseByName(409, 'version_conflict', 'Somebody else has saved a version in the meantime.')
    }
    const version = { ...content, changeMessage: content.changeMessage ?? '' }
    return created(refOf(addVersion(record, version, user.subjectId, world)))
  },
  copyScenario: ({ path, body, user, world }) => {
    const record = findScenario(world, path.projectId, path.scenarioId)
    mustBeThere(record, 'copied')
    const version = findVersion(record, path.versionId)
    const name = body.displayName.trim()
    if (name === '') refuseByName(400, 'invalid_name', 'The name of a scenario must not be empty.')
    return created(refOf(copyVersion(version, name, user.subjectId, world)))
  },
  deprecateScenario: ({ path, world }) => {
    const record = findScenario(world, path.projectId, path.scenarioId)
    if (newestOf(record).deprecated) {
      refuseByName(409, 'scenario_deleted', 'The scenario is already deleted.')
    }
    deleteScenario(record, world)
    world.of(scenarioArea, path.projectId).revision++
    endSharings(world, newestOf(record))
    return noContent()
  },
  batchGetScenarioFormats: ({ path, body, world }) => {
    const { records } = world.of(scenarioArea, path.projectId)
    const batch: Batch = { succeeded: [], failed: [] }
    for (const { id, versionId } of body.items) {
      const record = records.get(id)
      const version = record && versionOf(record, versionId)
      if (!version) {
        batch.failed.push(failures(id, 'not_found'))
        continue
      }
      if (record.unreadable) {
        batch.failed.push({ scenarioId: id })
        continue
      }
      const { scenarioFormat } = version
      batch.succeeded.push({ id, versionId, ...(scenarioFormat && { scenarioFormat }) })
    }
    return ok(batch)
  },
  batchUpdateScenarioFormats: ({ path, body, user, world }) => {
    const { records } = world.of(scenarioArea, path.projectId)
    const batch: Batch = { succeeded: [], failed: [] }
    const whyNot = (record: ScenarioRecord | undefined, versionId: number, format: string) => {
      if (!record) return 'not_found'
      const { sharedFrom, deprecated, versionId: newest } = newestOf(record)
      if (sharedFrom || deprecated || !isJson(format)) return 'invalid_input'
      return newest === versionId ? undefined : 'version_not_match'
    }
    for (const { id, versionId, scenarioFormat } of body.items) {
      const record = records.get(id)
      const reason = whyNot(record, versionId, scenarioFormat)
      if (!record || reason) {
        batch.failed.push(failures(id, reason ?? 'not_found'))
        continue
      }
      const { displayName, description, tags, areaMap, bagId, t4DatasetIds } = newestOf(record)
      const content = {
        displayName,
        description,
        changeMessage: '',
        tags,
        ...(areaMap && { areaMap }),
        ...(bagId && { bagId }),
        ...(t4DatasetIds && { t4DatasetIds }),
        scenarioFormat,
      }
      const version = addVersion(record, content, user.subjectId, world)
      batch.succeeded.push({ ...refOf(version), scenarioFormat })
    }
    return ok(batch)
  },
  batchReviewScenarioVersions: ({ path, body, user, world }) => {
    const found = body.items.map(({ id, versionId }) => {
      const record = findScenario(world, path.projectId, id)
      mustBeOwn(record, 'reviewed')
      findVersion(record, String(versionId))
      return { record, versionId }
    })
    const review: ScenarioReview = { status: body.reviewStatus, reviewer: user.subjectId }
    for (const { record, versionId } of found) reviewVersion(record, versionId, review, world)
    return noContent()
  },
  reviewScenarioVersion: ({ path, body, user, world }) => {
    const record = findScenario(world, path.projectId, path.scenarioId)
    mustBeOwn(record, 'reviewed')
    const { versionId } = findVersion(record, path.versionId)
    const { status, comment } = body
    const review = { status, ...(comment && { comment }), reviewer: user.subjectId }
    reviewVersion(record, versionId, review, world)
    return noContent()
  },
} satisfies HandlersOf<'scenario'>
