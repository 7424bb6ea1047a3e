import type { Integration, Source } from '@generated/ml/types.ts'
import { before, day } from '../moments.ts'
import { someone } from '../people.ts'
import { isUntidy, vocabularyOf } from '../vocabulary/choose.ts'
import { defineArea } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { sizeOf } from '../world-sizes.ts'

const repositories = ['night-detector', 'lane-model', 'traffic-lights'] as const

/** URL of a repository of runs. */
export const runRepositoryUrl = (owner: string, repo: string) =>
  `https://github.example.com/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`

/** Git repositories that runs of a project build from, newest first. Access tokens are not stored. */
export const runIntegrationArea = defineArea(
  'run integrations',
  ({ projectId, random, world }): Integration[] => {
    if (projectId === projectIds.empty) return []
    const { owner } = vocabularyOf(projectId).otherRepository
    return repositories.map((repo, place) => {
      const own = random.fork(String(place))
      const name = isUntidy(projectId) && place === 1 ? `${repo}"><script>` : repo
      return {
        id: own.uuid(),
        versionId: own.uuid(),
        type: 'github_v3',
        githubV3: { owner, repo: name, repoWebUrl: runRepositoryUrl(owner, name) },
        createdAt: before(world, (200 + place * 30) * day),
        updatedAt: before(world, (10 + place * 20) * day),
        deleted: false,
      }
    })
  },
)

/** Uploaded sources of runs by project, newest first. Old ones have expired. */
export const runSourceArea = defineArea('run sources', ({ projectId, random, world }): Source[] => {
  const size = sizeOf(projectId).sources
  const { descriptions } = vocabularyOf(projectId)
  return Array.from({ length: size }, (_, place) => {
    const own = random.fork(String(place))
    return {
      id: own.uuid(),
      description: own.chance(0.8) ? own.pick(descriptions) : '',
      createdAt: before(world, (place * 2 + own.next()) * day),
      createdBy: someone(world, projectId, own),
      size: own.int(20_000, 300_000_000),
      expired: place === 0 || place * 3 > size * 2,
    }
  })
})
