import type {
  Integration,
  IntegrationRecord,
  IntegrationRequest,
  IntegrationSettings,
} from '@generated/evaluation/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { githubUrl, gitlabUrl, integrationArea } from '@/mock-platform/world/world-integrations.ts'
import {
  type IntegrationAction,
  whyNotOnIntegration,
} from '@/models/integrations/integration-action-rules.ts'
import { findRunnableCatalog } from './serve-evaluation-catalogs.ts'

/** Finds an integration of a project. Refuses with 404 when there is none. */
export const findIntegration = (
  world: World,
  projectId: string,
  integrationId: string,
): Integration =>
  world.of(integrationArea, projectId).find(({ id }) => id === integrationId) ??
  refuse(404, 'integration_not_found', 'The integration does not exist.')

/** Refuses an action that the integration's state does not allow. */
export const mustAllow = (action: IntegrationAction, integration: Integration) => {
  const reason = whyNotOnIntegration(action, integration)
  if (reason) refuse(409, 'integration_deleted', reason)
}

const settingsOf = (request: IntegrationRequest): IntegrationSettings => ({
  catalogId: request.catalogId,
  ...(request.retestJobId && { retestJobId: request.retestJobId }),
  suiteLabels: request.suiteLabels,
  ...(request.defaultJobDescription && { defaultJobDescription: request.defaultJobDescription }),
  defaultBuildOptions: request.defaultBuildOptions,
  defaultTestOptions: request.defaultTestOptions,
  defaultReleaseOptions: request.defaultReleaseOptions,
})

/** Builds the stored integration, without the access token, which no call returns. */
const integrationOf = (record: IntegrationRecord, request: IntegrationRequest): Integration => {
  const parts = { ...record, ...settingsOf(request) }
  if (request.type === 'github_v3') {
    const { accessToken: _, ...target } = request.githubV3
    return {
      ...parts,
      type: request.type,
      githubV3: { ...target, repoWebUrl: githubUrl(target) },
    }
  }
  const { accessToken: _, ...target } = request.gitlabV4
  return {
    ...parts,
    type: request.type,
    gitlabV4: { ...target, projectWebUrl: gitlabUrl(target) },
  }
}

const recordOf = (integration: Integration): IntegrationRecord => {
  const { id, versionId, projectId, createdAt, createdBy, updatedAt, updatedBy, deleted } =
    integration
  return { id, versionId, projectId, createdAt, createdBy, updatedAt, updatedBy, deleted }
}

const replace = (world: World, integration: Integration) => {
  const all = world.of(integrationArea, integration.projectId)
  const place = all.findIndex(({ id }) => id === integration.id)
  all.splice(place, 1, integration)
}

/** Handlers for integrations of repositories with catalogs. */
export const integrationHandlers = {
  listIntegrations: ({ path, query, world }) => {
    const { catalogId, deleted = false } = query
    const found = world
      .of(integrationArea, path.projectId)
      .filter(
        (integration) =>
          integration.deleted === deleted &&
          (catalogId === undefined || integration.catalogId === catalogId),
      )
    const { items, ...token } = pageOf(found, query)
    return ok({ integrations: items, ...token })
  },
  getIntegration: ({ path, world }) =>
    ok(findIntegration(world, path.projectId, path.integrationId)),
  createIntegration: ({ path, body, user, world, clock }) => {
    findRunnableCatalog(world, path.projectId, body.catalogId)
    const now = clock.timestamp()
    const record: IntegrationRecord = {
      id: world.random.uuid(),
      versionId: '1',
      projectId: path.projectId,
      createdAt: now,
      createdBy: user.subjectId,
      updatedAt: now,
      updatedBy: user.subjectId,
      deleted: false,
    }
    world.of(integrationArea, path.projectId).unshift(integrationOf(record, body))
    return created({ id: record.id, catalogId: body.catalogId })
  },
  updateIntegration: ({ path, body, user, world, clock }) => {
    const stored = findIntegration(world, path.projectId, path.integrationId)
    mustAllow('edit', stored)
    if (body.catalogId !== stored.catalogId) {
      refuse(400, 'invalid_catalog', 'The catalog of an integration cannot be changed.')
    }
    const record: IntegrationRecord = {
      ...recordOf(stored),
      versionId: String(Number(stored.versionId) + 1),
      updatedAt: clock.timestamp(),
      updatedBy: user.subjectId,
    }
    replace(world, integrationOf(record, body))
    return created({ id: stored.id, catalogId: stored.catalogId })
  },
  deleteIntegration: ({ path, user, world, clock }) => {
    const stored = findIntegration(world, path.projectId, path.integrationId)
    mustAllow('delete', stored)
    const deletedAt = clock.timestamp()
    replace(world, {
      ...stored,
      deleted: true,
      deletedAt,
      updatedAt: deletedAt,
      updatedBy: user.subjectId,
    })
    return noContent()
  },
} satisfies HandlersOf<'evaluation'>
