import type { Integration } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent, ok } from '../../define-service.ts'
import { runIntegrationArea, runRepositoryUrl } from '../../world/ml/run-inputs.ts'
import type { World } from '../../world/world.ts'

const findIntegration = (world: World, projectId: string, integrationId: string): Integration =>
  world.of(runIntegrationArea, projectId).find(({ id }) => id === integrationId) ??
  refuse(404, 'integration_not_found', 'The integration does not exist.')

const findActive = (world: World, projectId: string, integrationId: string) => {
  const integration = findIntegration(world, projectId, integrationId)
  if (integration.deleted) refuse(409, 'integration_deleted', 'The integration is deleted.')
  return integration
}

const repositoryOf = ({ owner, repo }: { owner: string; repo: string }) => ({
  owner,
  repo,
  repoWebUrl: runRepositoryUrl(owner, repo),
})

/** Handlers for the git repositories that runs build from. Access tokens are not stored. */
export const runIntegrationHandlers = {
  listIntegrations: ({ path, query, world }) => {
    const active = world.of(runIntegrationArea, path.projectId).filter(({ deleted }) => !deleted)
    const { items, ...token } = pageOf(active, query)
    return ok({ integrations: items, ...token })
  },
  createIntegration: ({ path, body, world, clock }) => {
    const at = clock.timestamp()
    const integration: Integration = {
      id: world.random.uuid(),
      versionId: world.random.uuid(),
      type: 'github_v3',
      githubV3: repositoryOf(body.githubV3),
      createdAt: at,
      updatedAt: at,
      deleted: false,
    }
    world.of(runIntegrationArea, path.projectId).unshift(integration)
    return created(integration)
  },
  getIntegration: ({ path, world }) =>
    ok(findIntegration(world, path.projectId, path.integrationId)),
  updateIntegration: ({ path, body, world, clock }) => {
    const integration = findActive(world, path.projectId, path.integrationId)
    if (body.currentVersionId !== integration.versionId) {
      refuse(409, 'version_conflict', 'The integration has a newer version.')
    }
    const versionId = world.random.uuid()
    Object.assign(integration, {
      versionId,
      githubV3: repositoryOf(body.githubV3),
      updatedAt: clock.timestamp(),
    })
    return created({ id: integration.id, versionId })
  },
  deleteIntegration: ({ path, world, clock }) => {
    const integration = findActive(world, path.projectId, path.integrationId)
    Object.assign(integration, { deleted: true, deletedAt: clock.timestamp() })
    return noContent()
  },
} satisfies HandlersOf<'ml'>
