import type {
  Attachment,
  CreateSuiteRequest,
  Suite,
  SuiteContent,
  SuiteSpec,
} from '@generated/evaluation/types.ts'
import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { catalogArea } from '@/mock-platform/world/catalogs/world-catalog-area.ts'
import { scenarioArea } from '@/mock-platform/world/scenarios/world-scenario-area.ts'
import { newestOf, versionOf } from '@/mock-platform/world/scenarios/world-scenario-own.ts'
import { suiteArea } from '@/mock-platform/world/suites/world-suite-area.ts'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { whyNotAttach } from '@/models/suites/suite-content.ts'
import { nameError } from '@/models/suites/suite-details.ts'
import { isVersionAllowed } from '@/models/suites/version-approval.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import type { World } from '../../world/world.ts'

const suiteOf = (world: World, projectId: string, suiteId: string): Suite =>
  world.of(suiteArea, projectId).suites.find(({ id }) => id === suiteId) ??
  refuse(404, 'suite_not_found', 'The suite does not exist.')

const replace = (world: World, suite: Suite) => {
  const data = world.of(suiteArea, suite.projectId)
  data.suites = data.suites.map((some) => (some.id === suite.id ? suite : some))
}

/** Arguments of a save. */
interface Save {
  world: World
  projectId: string
  content: SuiteContent
  type: CreateSuiteRequest['type']
}

const specsOf = ({ world, projectId, content, type }: Save): SuiteSpec[] => {
  const { records } = world.of(scenarioArea, projectId)
  const refused: string[] = []
  const specs = content.specs.map((spec): SuiteSpec => {
    const record = records.get(spec.scenarioId)
    if (!record) {
      return refuse(400, 'scenario_not_found', `The scenario ${spec.scenarioId} does not exist.`)
    }
    const newest = newestOf(record)
    if (newest.type !== type) {
      refuse(400, 'scenario_type', `The scenario ${newest.displayName} is of another type.`)
    }
    const { scenarioVersionId } = spec
    const version = scenarioVersionId === undefined ? newest : versionOf(record, scenarioVersionId)
    if (!version) {
      return refuse(
        400,
        'scenario_version_not_found',
        `The scenario ${newest.displayName} has no version ${scenarioVersionId}.`,
      )
    }
    // A suite for approval may hold scenarios that are not reviewed yet.
    const chosen = { reviewStatus: version.review.status, given: true }
    if (!isVersionAllowed(content.purpose, chosen)) refused.push(newest.displayName)
    return { ...spec, scenarioDisplayName: newest.displayName }
  })
  if (refused.length > 0) {
    const count = refused.length === 1 ? 'A scenario is' : `${refused.length} scenarios are`
    refuse(400, 'scenario_not_approved', `${count} not approved.`)
  }
  return specs
}

const attachmentsOf = ({ world, projectId, content }: Save, before: readonly Attachment[]) => {
  const catalogs = world.of(catalogArea, projectId)
  return content.catalogs.map((attachment): Attachment => {
    const { catalog } =
      catalogs.get(attachment.catalogId) ??
      refuse(400, 'catalog_not_found', `The catalog ${attachment.catalogId} does not exist.`)
    const isNew = !before.some(({ catalogId }) => catalogId === catalog.id)
    const reason = isNew && whyNotAttach(catalog)
    if (reason) refuse(400, 'catalog_not_usable', `${catalog.displayName}: ${reason}`)
    return { ...attachment, catalogDisplayName: catalog.displayName }
  })
}

const contentOf = (save: Save, before: readonly Attachment[]) => {
  const { content } = save
  const titleError = nameError(content.title)
  if (titleError) refuse(400, 'invalid_title', `title: ${titleError}`)
  return {
    displayName: content.title,
    description: content.description,
    purpose: content.purpose,
    targetEnvironmentTypes: content.targetEnvironmentTypes,
    specs: specsOf(save),
    attachments: attachmentsOf(save, before),
    parameterSetOverrides: content.parameterSetOverrides,
    labels: content.labels,
  }
}

/** Handlers for suites: list, save versions, delete. */
export const suiteHandlers = {
  listSuites: ({ path, query, world }) => {
    const { type, catalogId, deprecated = false } = query
    const found = world
      .of(suiteArea, path.projectId)
      .suites.filter(
        (suite) =>
          suite.deprecated === deprecated &&
          (type === undefined || suite.type === type) &&
          (catalogId === undefined ||
            suite.attachments.some((attachment) => attachment.catalogId === catalogId)),
      )
    const { items, ...token } = pageOf(found, query)
    return ok({ suites: items, ...token })
  },
  getSuite: ({ path, world }) => ok(suiteOf(world, path.projectId, path.suiteId)),
  listSuiteSpecs: ({ path, query, world }) => {
    const { specs } = suiteOf(world, path.projectId, path.suiteId)
    // A suite may contain a scenario twice, in two versions.
    const { items, ...token } = pageBy(
      specs,
      query,
      ({ scenarioId, scenarioVersionId }) => `${scenarioId}:${scenarioVersionId ?? ''}`,
    )
    return ok({ specs: items, ...token })
  },
  listSuitesByScenario: ({ path, query, world }) => {
    const found = world
      .of(suiteArea, path.projectId)
      .suites.filter(
        ({ deprecated, specs }) =>
          !deprecated && specs.some(({ scenarioId }) => scenarioId === path.scenarioId),
      )
    const { items, ...token } = pageOf(found, query)
    return ok({ suites: items, ...token })
  },
  createSuite: ({ path, body, user, world, clock }) => {
    const { projectId } = path
    const now = clock.timestamp()
    const suite: Suite = {
      id: world.random.uuid(),
      versionId: '1',
      projectId,
      type: body.type,
      ...contentOf({ world, projectId, content: body, type: body.type }, []),
      deprecated: false,
      createdAt: now,
      updatedAt: now,
      createdBy: user.subjectId,
      updatedBy: user.subjectId,
    }
    world.of(suiteArea, projectId).suites.unshift(suite)
    return created({ id: suite.id })
  },
  updateSuite: ({ path, body, user, world, clock }) => {
    const { projectId } = path
    const stored = suiteOf(world, projectId, path.suiteId)
    if (body.currentVersionId !== stored.versionId) {
      refuse(409, 'version_conflict', 'Somebody else has saved the suite in the meantime.')
    }
    // Saving a deleted suite restores it.
    const { id, type, createdAt, createdBy } = stored
    const suite: Suite = {
      id,
      projectId,
      type,
      createdAt,
      createdBy,
      ...contentOf({ world, projectId, content: body, type: stored.type }, stored.attachments),
      versionId: String(Number(stored.versionId) + 1),
      deprecated: false,
      updatedAt: clock.timestamp(),
      updatedBy: user.subjectId,
    }
    replace(world, suite)
    return created({ id: suite.id, versionId: suite.versionId })
  },
  deprecateSuite: ({ path, user, world, clock }) => {
    const stored = suiteOf(world, path.projectId, path.suiteId)
    const reason = whyNotOnSuite('delete', stored)
    if (reason) refuse(409, 'suite_deleted', reason)
    const deprecatedAt = clock.timestamp()
    replace(world, {
      ...stored,
      deprecated: true,
      deprecatedAt,
      updatedAt: deprecatedAt,
      updatedBy: user.subjectId,
    })
    return noContent()
  },
} satisfies HandlersOf<'evaluation'>
