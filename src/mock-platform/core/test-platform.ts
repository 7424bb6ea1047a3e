import type { Checks } from '../checks/checks.ts'
import { codecChecks } from '../checks/codec-checks.ts'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/projects.ts'
import { createPlatform } from './platform.ts'
import type { PlatformOptions } from './state.ts'

/** For tests: a platform whose clock stands still and whose tokens are the ids of personas. */
export const createTestPlatform = (
  options: Partial<PlatformOptions> & { checks?: Checks } = {},
) => {
  const platform = createPlatform({
    checks: codecChecks,
    now: '2024-03-05T09:40:00Z',
    paused: true,
    identify: async (token) => personas.find(({ id }) => id === token)?.subjectId,
    ...options,
  })
  /** Calls as a persona, as nobody, or with a token that is not good. */
  const call = (path: string, init: RequestInit & { as?: string | undefined } = {}) => {
    const { as = 'member', ...rest } = init
    const headers = { ...(as && { authorization: `Bearer ${as}` }) }
    return platform.handle(new Request(`http://platform.test${path}`, { headers, ...rest }))
  }
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', body: JSON.stringify(body) })
  return { platform, call, post }
}

/** Path of a project's members, in tests. */
export const membersPath = `/services/project/projects/${projectIds.shuttle}/members`
